import fc from 'fast-check';
import { decide, evolve } from '#libs/event-sourcing';
import { testMetadata, toRecorded } from '#libs/event-sourcing/testing';
import { type EntryId, toEntryId } from './entry-id';
import { readLeftBySession } from './left-by-session';
import {
  CarryOverSession,
  ChooseCollectionDistrict,
  FollowOrganizations,
  FollowSubcalendars,
  type LeftBySession,
  type PreferencesCommand,
  type PreferencesEvent,
  preferences,
  SaveEvent,
  type SessionCarriedOver,
  UnsaveEvent,
} from './preferences';
import { ada as account, cyd as anotherSession, bob as session } from './testing';

const TREE = { 4: [41, 42], 5: [] };
const [library, kids, teens, boosters] = [toEntryId(4), toEntryId(4, 41), toEntryId(4, 42), toEntryId(5)];

const people = () => {
  const streams = new Map<string, PreferencesEvent[]>();
  const factsOf = (key: string) => streams.get(key) ?? [];
  const act = (command: PreferencesCommand) => {
    const facts = factsOf(command.data.key);
    const decided = decide(preferences, evolve(preferences, facts), command) as readonly PreferencesEvent[];
    streams.set(command.data.key, [...facts, ...decided]);
  };
  const left = (key: string) => readLeftBySession(factsOf(key).map((fact, nth) => toRecorded(fact, nth + 1)));
  const stateOf = (key: string) => evolve<typeof preferences.initialState, PreferencesEvent>(preferences, factsOf(key));
  return {
    factsOf,
    stateOf,
    left,
    act,
    follow: (key: typeof account, ...wished: EntryId[]) =>
      act(new FollowOrganizations({ key, wished, tree: TREE }, testMetadata)),
    save: (key: typeof account, eventId: number) => act(new SaveEvent({ key, eventId }, testMetadata)),
    unsave: (key: typeof account, eventId: number) => act(new UnsaveEvent({ key, eventId }, testMetadata)),
    signIn: (from = session, found = left(from)) =>
      act(new CarryOverSession({ key: account, session: from, left: found }, testMetadata)),
  };
};

describe('What somebody did before they sign in', () => {
  it('brings their collection district, and not a change of what they follow', () => {
    const { act, signIn, stateOf, factsOf } = people();
    const choose = (key: typeof account, entry: EntryId) => act(new ChooseCollectionDistrict({ key, entry }, testMetadata));
    choose(session, kids);
    signIn();
    signIn();
    expect(stateOf(account)).toMatchObject({ followed: [kids], district: { entry: kids, added: true }, everChanged: false });
    choose(session, teens);
    signIn();
    expect(stateOf(account).district).toEqual({ entry: kids, added: true });
    expect(factsOf(account).filter(({ type }) => type === 'CollectionDistrictChosen')).toHaveLength(1);
  });

  it('joins the account as one fact that says so, and stays with the session', () => {
    const { act, follow, save, signIn, factsOf, stateOf } = people();
    follow(session, library, kids);
    act(new FollowSubcalendars({ key: session, wished: [7] }, testMetadata));
    save(session, 70);
    const before = stateOf(session);
    signIn();
    expect(factsOf(account)).toEqual([
      {
        type: 'SessionCarriedOver',
        data: {
          ...{ key: account, session, revision: 3 },
          followed: [{ entry: library, subOrganizations: [41, 42] }, { entry: kids }],
          subcalendars: [7],
          saved: [70],
        },
      },
    ]);
    expect(stateOf(session)).toEqual(before);
    expect(stateOf(account)).toMatchObject({ followed: [library, kids], subcalendars: [7], saved: [70], everChanged: true });
  });

  it('joins again with what is new only: what the account took off since does not come back', () => {
    const { save, unsave, signIn, stateOf } = people();
    save(session, 70);
    signIn();
    unsave(account, 70);
    save(session, 71);
    signIn();
    expect(stateOf(account).saved).toEqual([71]);
  });

  it('joins what is there: nothing twice, and nothing is taken away', () => {
    const { follow, save, signIn, factsOf, stateOf } = people();
    follow(account, library);
    save(account, 70);
    save(account, 71);
    follow(session, boosters, teens);
    save(session, 71);
    save(session, 72);
    signIn();
    expect(stateOf(account)).toMatchObject({ followed: [library, kids, teens, boosters], saved: [70, 71, 72] });
    expect(factsOf(account).at(-1)?.data).toMatchObject({ followed: [{ entry: boosters }], saved: [72] });
  });

  it('is nothing where nothing was done', () => {
    const { signIn, factsOf } = people();
    signIn();
    expect(factsOf(account)).toEqual([]);
  });

  it('joins once: what the account let go since does not come back when the session signs in again', () => {
    const { save, unsave, signIn, stateOf, factsOf } = people();
    save(account, 70);
    save(session, 70);
    save(session, 71);
    signIn();
    unsave(account, 70);
    unsave(account, 71);
    const before = factsOf(account);
    signIn();
    expect(factsOf(account)).toEqual(before);
    expect(stateOf(account).saved).toEqual([]);
  });

  it('joins again where it was done again', () => {
    const { save, unsave, signIn, stateOf } = people();
    save(session, 70);
    signIn();
    unsave(account, 70);
    unsave(session, 70);
    save(session, 70);
    save(session, 71);
    signIn();
    expect(stateOf(account).saved).toEqual([70, 71]);
  });

  it('may be that they want none of the defaults, unless the account has chosen', () => {
    const { follow, signIn, stateOf, factsOf } = people();
    follow(session);
    signIn();
    expect(stateOf(account)).toMatchObject({ followed: [], everChanged: true });
    follow(account, boosters);
    follow(anotherSession, library);
    follow(anotherSession);
    signIn(anotherSession);
    expect(stateOf(account).followed).toEqual([boosters]);
    expect(factsOf(account).filter(({ type }) => type === 'FeedDefaultsDeclined')).toHaveLength(1);
  });

  it('keeps in mind which parts of an organization they had decided on', () => {
    const { follow, signIn, factsOf } = people();
    follow(session, library, teens);
    follow(session, library);
    signIn();
    expect((factsOf(account)[0] as SessionCarriedOver).data.followed).toEqual([{ entry: library, subOrganizations: [41, 42] }]);
  });
});

describe('Two sessions that sign in to one account, whenever and however often,', () => {
  const SESSIONS = [session, anotherSession] as const;
  /** A sign-in looks at the session first, and other steps may come in between. */
  const step = fc.tuple(fc.constantFrom('save', 'save', 'unsave', 'look', 'signIn', 'letGo'), fc.nat(7));

  const played = (steps: readonly (readonly [string, number])[]) => {
    const town = people();
    const looks: [typeof session, LeftBySession][] = [];
    const signedInWith: LeftBySession[] = [];
    const saves: string[] = [];
    for (const [what, n] of steps) {
      const from = SESSIONS[n % 2]!;
      if (what === 'save' && !town.stateOf(from).saved.includes(n)) saves.push(`${from} ${n}`);
      if (what === 'save') town.save(from, n);
      if (what === 'unsave') town.unsave(from, n);
      if (what === 'letGo') town.unsave(account, n);
      if (what === 'look') looks.push([from, town.left(from)]);
      const [look] = what === 'signIn' ? looks.splice(n % (looks.length || 1), 1) : [];
      if (!look) continue;
      town.signIn(...look);
      signedInWith.push(look[1]);
    }
    return { ...town, signedInWith, saves };
  };

  it('lose nothing that they had saved, and have nothing twice', () =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { stateOf, signedInWith } = played(steps.filter(([what]) => what !== 'letGo'));
        const had = signedInWith.flatMap(({ saved }) => saved.map(({ id }) => id));
        expect(stateOf(account).saved.toSorted()).toEqual([...new Set(had)].toSorted());
      }),
    ));

  it('bring each thing as often as they saved it, at most, whatever the account lets go', () =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { factsOf, saves } = played(steps);
        const carried = factsOf(account).filter((fact) => fact.type === 'SessionCarriedOver');
        const brought = carried.flatMap(({ data: { session: from, saved } }) => saved.map((id) => `${from} ${id}`));
        const times = (list: readonly string[], one: string) => list.filter((other) => other === one).length;
        for (const one of brought) expect(times(brought, one)).toBeLessThanOrEqual(times(saves, one));
        for (const from of SESSIONS) {
          const revisions = carried.filter(({ data }) => data.session === from).map(({ data }) => data.revision);
          expect(revisions).toEqual([...new Set(revisions)].toSorted((a, b) => a - b));
        }
      }),
    ));
});
