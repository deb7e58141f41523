import fc from 'fast-check';
import type { Preferences } from '#libs/contracts';
import { changeOf } from '../list-difference';
import {
  changesOf,
  EMPTY,
  type OfflineChange,
  type Queue,
  type QueuedChange,
  queueOfKey,
  type SendOutcome,
  sendAll,
  withChanges,
  withoutRefused,
  withQueued,
} from './queue';

/**
 * What happens to a change while it is sent: a tab may close after the server has accepted it but before that is stored, or another
 * change may be made.
 */
const FARES = ['answered', 'lost', 'answer lost', 'busy', 'tab closed', 'tab closed late', 'wished meanwhile'] as const;

type Fare = (typeof FARES)[number];

const NOTHING: Preferences = {
  followedOrganizations: [],
  followedSubOrganizations: [],
  followedSubcalendars: [],
  savedEvents: [],
  collectionDistrict: null,
  smsConsentGiven: false,
  smsRemindersEnabled: false,
  phoneNumber: null,
  smsNumber: null,
  defaults: true,
};

const save = (eventId: number, save = true): OfflineChange => ({ kind: 'save', eventId, save });

describe('What Joan wished in the basement of the library', () => {
  it('is seen at once, on top of what the server says', () => {
    const preferences = { ...NOTHING, savedEvents: [1, 2], followedOrganizations: ['Township'] };
    const wishes: OfflineChange[] = [
      save(7),
      save(1, false),
      { kind: 'follow', added: ['Library', 'Library::Teens'], removed: ['Township'] },
      { kind: 'follow-programs', added: [31], removed: [] },
    ];
    expect(withChanges(preferences, wishes)).toEqual({
      ...preferences,
      savedEvents: [2, 7],
      followedOrganizations: ['Library', 'Library::Teens'],
      followedSubOrganizations: ['Library::Teens'],
      followedSubcalendars: [31],
      defaults: false,
    });
  });

  it('is to follow nobody, if she said None before she had followed any', () => {
    expect(withChanges(NOTHING, [{ kind: 'follow', added: [], removed: [] }]).defaults).toBe(false);
  });

  it('leaves alone what she followed at home meanwhile', () => {
    expect(changeOf({ added: ['Library'], removed: ['Township'] })(['Township', 'Garden Club'])).toEqual([
      'Garden Club',
      'Library',
    ]);
  });

  it('is hers, and not what Tom sees who signs in on the same device', () => {
    const box = withQueued(withQueued(EMPTY, 'user_joan', save(7)), 'user_tom', save(8));
    expect(changesOf(box, 'user_tom')).toEqual([save(8)]);
    expect(queueOfKey(box, 'user_tom').waiting.map(({ key }) => key)).toEqual(['user_tom']);
  });

  it('does not keep Tom waiting while she is not signed in', async () => {
    const town = aTown();
    town.box = withQueued(withQueued(withQueued(EMPTY, 'user_joan', save(7)), 'user_tom', save(8)), 'user_joan', save(9));
    await town.send(({ key }) => (key === 'user_joan' ? 'not theirs' : 'taken'));
    expect(town.box.waiting.map(({ wish }) => wish)).toEqual([save(7), save(9)]);
    expect(town.taken.map(({ wish }) => wish)).toEqual([save(8)]);
  });

  it('is told once where it was refused', async () => {
    const town = aTown();
    town.box = withQueued(EMPTY, 'user_joan', save(7));
    await town.send(() => ({ refused: 'There is no such event.' }));
    expect(town.box.refused).toEqual([{ id: 1, key: 'user_joan', wish: save(7), said: 'There is no such event.' }]);
    expect(withoutRefused(town.box, [1])).toEqual({ ...EMPTY, lastId: 1 });
  });
});

describe('Whatever happens to the network, the server and the tabs,', () => {
  /** One change is made, or the queue is sent with these outcomes. */
  const happening = fc.oneof(
    { arbitrary: fc.record({ wish: aWish() }), weight: 2 },
    { arbitrary: fc.record({ fares: fc.array(fc.constantFrom(...FARES), { maxLength: 6 }) }), weight: 1 },
  );

  it('nothing is lost, nothing is done twice, the order is kept, and what Joan sees is what the server has in the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 40 }), async (history) => {
        const town = aTown();
        const made: OfflineChange[] = [];
        const queueChange = (one: OfflineChange) => {
          made.push(one);
          town.box = withQueued(town.box, 'joan', one);
        };
        for (const step of history) {
          if ('wish' in step) queueChange(step.wish);
          else await town.fare(step.fares, queueChange);
          // She always sees her changes on top of the server's state, except refused ones.
          const view = withChanges(town.server, changesOf(town.box, 'joan'));
          expect(sets(view)).toEqual(sets(withChanges(NOTHING, notRefused(made, town.box))));
        }
        await town.fare([], queueChange);
        expect(town.box.waiting).toEqual([]);
        expect(sets(town.server)).toEqual(sets(withChanges(NOTHING, made.filter(isTaken))));
        expect(town.taken.map(({ wish }) => wish)).toEqual(made.filter(isTaken));
        expect(town.box.refused.map(({ wish }) => wish)).toEqual(made.filter((one) => !isTaken(one)));
      }),
      { numRuns: 300 },
    );
  });
});

/** The server knows only events with ids below 8. */
const isTaken = (change: OfflineChange) => change.kind !== 'save' || change.eventId < 8;

const notRefused = (made: OfflineChange[], box: Queue) =>
  made.filter((one) => isTaken(one) || box.waiting.some((queued) => queued.wish === one));

/** Joan's queue in a browser, and a server that records nothing for a change that changes nothing. */
const aTown = () => {
  let doneLast: number | undefined;
  const town = {
    box: EMPTY as Queue,
    server: NOTHING,
    taken: [] as QueuedChange[],
    send: (answered: (one: QueuedChange) => SendOutcome) =>
      sendAll({
        read: async () => town.box,
        change: async (how) => {
          town.box = how(town.box);
        },
        send: async (one) => {
          const answer = answered(one);
          if (answer === 'taken') town.do(one);
          return answer;
        },
      }),
    do: (one: QueuedChange) => {
      town.server = withChanges(town.server, [one.wish]);
      // A repetition differs from a second change only by coming at once.
      if (doneLast !== one.id) town.taken.push(one);
      doneLast = one.id;
    },
    /** Each change sent has the next outcome; after the last one, all are lost. Without outcomes all are answered. */
    fare: async (fares: readonly Fare[], queueChange: (one: OfflineChange) => void) => {
      const ways = [...fares];
      const endless = fares.length === 0;
      await town
        .send((one) => {
          const way = ways.shift() ?? (endless ? 'answered' : 'lost');
          if (way === 'tab closed') throw CLOSED;
          if (way === 'lost' || way === 'busy') return 'later';
          if (way === 'wished meanwhile') queueChange(save(one.id % 10));
          if (!isTaken(one.wish)) return { refused: 'There is no such event.' };
          if (way === 'answered' || way === 'wished meanwhile') return 'taken';
          town.do(one);
          if (way === 'tab closed late') throw CLOSED;
          return 'later';
        })
        .catch((error) => {
          if (error !== CLOSED) throw error;
        });
    },
  };
  return town;
};

const CLOSED = new Error('The tab is closed');

function aWish(): fc.Arbitrary<OfflineChange> {
  const some = fc.uniqueArray(fc.constantFrom('Library', 'Library::Teens', 'Township', 'Featured'), { maxLength: 3 });
  const programs = fc.uniqueArray(fc.integer({ min: 30, max: 33 }), { maxLength: 3 });
  return fc.oneof(
    fc.record({ kind: fc.constant('save' as const), eventId: fc.integer({ min: 0, max: 9 }), save: fc.boolean() }),
    fc.record({ kind: fc.constant('follow' as const), added: some, removed: some }),
    fc.record({ kind: fc.constant('follow-programs' as const), added: programs, removed: programs }),
  );
}

const sets = ({ savedEvents, followedOrganizations, followedSubcalendars, defaults }: Preferences) => ({
  savedEvents: [...savedEvents].sort(),
  followedOrganizations: [...followedOrganizations].sort(),
  followedSubcalendars: [...followedSubcalendars].sort(),
  defaults,
});
