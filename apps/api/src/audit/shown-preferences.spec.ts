import fc from 'fast-check';
import { ada } from '#libs/domain/testing';
import {
  type Documents,
  foldWithDecisions,
  type ParkedKey,
  type Position,
  positionOf,
  type Recorded,
} from '#libs/event-sourcing';
import { toRecorded } from '#libs/event-sourcing/testing';
import { preferences } from '#projections';
import { foldShownPreferences, NO_PREFERENCES_SHOWN } from './shown-preferences';

const happening = fc.record({
  kind: fc.constantFrom('saved', 'saved', 'followed', 'poison', 'nobody', 'somebody', 'retried', 'skipped', 'skipped'),
  id: fc.nat(4),
  back: fc.nat(3),
  isParked: fc.boolean(),
});

const DATA: Readonly<Record<string, readonly [string, (id: number) => object | null]>> = {
  saved: ['EventSaved', (eventId) => ({ key: ada, eventId })],
  followed: ['OrganizationFollowed', (id) => ({ key: ada, entry: String(id) })],
  poison: ['SessionCarriedOver', () => ({ key: ada })],
  nobody: ['SessionCarriedOver', () => null],
  somebody: ['EventSaved', (eventId) => ({ key: 'somebody', eventId })],
};

const logOf = (facts: readonly Recorded[]) => ({
  at: async (position: Position) => facts.find((fact) => fact.position === position),
  readAll: async (after: Position) => ({
    facts: facts.filter(({ position }) => position > after),
    position: after,
    isEnd: true,
  }),
});

describe('The preferences that auditors see', () => {
  it('are at any instant those that the read model shows, whatever parked them and was decided about it', () =>
    fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 24 }), async (steps) => {
        const facts: Recorded[] = [];
        const [documents, parked]: [Documents, Map<string, ParkedKey>] = [new Map(), new Map()];
        let state = NO_PREFERENCES_SHOWN;
        for (const { kind, id, back, isParked } of steps) {
          const nth = facts.length + 1;
          const position = (isParked && parked.get(ada)?.position) || positionOf(Math.max(1, nth - back));
          const about = { projection: preferences.name, key: ada, position, failure: 'Error', reason: 'It was a test.' };
          const [type, dataOf] = DATA[kind] ?? [kind === 'retried' ? 'FoldRetried' : 'FoldSkipped', () => about];
          facts.push({ ...toRecorded({ type, data: dataOf(id) as object }, nth), stream: `preferences-${ada}` });
          await foldWithDecisions(preferences, facts.slice(-1), logOf(facts), { documents, parked });
          state = foldShownPreferences(state, facts.at(-1)!);
          expect(state.preferences).toEqual(documents.get(ada)?.document ?? null);
          expect([state.parked?.position, state.parked?.reason]).toEqual([parked.get(ada)?.position, parked.get(ada)?.reason]);
        }
      }),
      { numRuns: 300 },
    ));

  it('are none of whoever is forgotten, also where the read model still waits', () => {
    const about = (type: string, data: object, nth: number) => ({
      ...toRecorded({ type, data: { key: ada, ...data } }, nth),
      stream: `preferences-${ada}`,
    });
    const facts = [
      about('EventSaved', { eventId: 7 }, 1),
      about('SessionCarriedOver', {}, 2),
      about('EventSaved', { eventId: 8 }, 3),
    ];
    const forgotten = [...facts, about('PreferencesForgotten', {}, 4)].reduce(foldShownPreferences, NO_PREFERENCES_SHOWN);
    expect(forgotten).toMatchObject({ preferences: null, parked: { position: positionOf(2), waiting: null } });
    const skip = { projection: 'preferences', key: ada, position: positionOf(2), failure: 'Error', reason: 'A bad import.' };
    const skipped = [about('EventSaved', { eventId: 9 }, 5), toRecorded({ type: 'FoldSkipped', data: skip }, 6)];
    expect(skipped.reduce(foldShownPreferences, forgotten)).toMatchObject({ preferences: { saved: [9] }, parked: null });
  });

  it('tell which fact an operator left out, and why', () => {
    const poison = { ...toRecorded({ type: 'SessionCarriedOver', data: { key: ada } }, 1), stream: `preferences-${ada}` };
    const saved = { ...toRecorded({ type: 'EventSaved', data: { key: ada, eventId: 7 } }, 2), stream: `preferences-${ada}` };
    const about = { projection: 'preferences', key: ada, position: positionOf(1), failure: 'Error' };
    const skipped = toRecorded({ type: 'FoldSkipped', data: { ...about, reason: 'A bad import.' } }, 3);
    const before = [poison, saved].reduce(foldShownPreferences, NO_PREFERENCES_SHOWN);
    expect(before).toMatchObject({ preferences: null, parked: { position: positionOf(1) } });
    expect(foldShownPreferences(before, skipped)).toMatchObject({
      ...{ preferences: { saved: [7] }, parked: null, skipped: [{ position: positionOf(1), reason: 'A bad import.' }] },
    });
  });
});
