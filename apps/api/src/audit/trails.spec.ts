import fc from 'fast-check';
import { ada } from '#libs/domain/testing';
import { type EventStore, type Projector, positionOf, type ReadModels, type Recorded } from '#libs/event-sourcing';
import { EMPTY_RESIDENT_STATE, foldResidentState } from './resident-state';
import { Trails } from './trails';

class Log {
  readonly facts: Recorded[] = [];

  add(kind: keyof typeof STREAMS, type: string, data: object) {
    const stream = `${STREAMS[kind]}-${ada}`;
    const revision = this.facts.filter((fact) => fact.stream === stream).length;
    const nth = this.facts.length + 1;
    const metadata = { actor: ada, time: '2026-11-20T12:00:00.000Z', commandId: `c${nth}`, correlationId: `c${nth}` };
    this.facts.push({
      type,
      data: { key: ada, ...data },
      id: `f${nth}-${this.tale}`,
      stream,
      revision,
      position: positionOf(nth),
      metadata,
    });
  }

  tale = 0;

  readonly store = {
    id: async () => 'log',
    head: async () => this.facts.at(-1)?.position ?? positionOf(0),
    at: async (position: string) => this.facts.find((fact) => fact.position === position),
    read: async (stream: string, { from = 0, limit = Number.POSITIVE_INFINITY } = {}) =>
      this.facts.filter((fact) => fact.stream === stream && fact.revision >= from).slice(0, limit),
  };
}

const STREAMS = { preferences: 'preferences', texts: 'textMessages', subscription: 'subscription' } as const;

const trailsOf = ({ store }: Log) =>
  new Trails(
    store as unknown as EventStore,
    { find: async () => [] } as unknown as ReadModels,
    { caughtUpTo: async () => true } as unknown as Projector,
  );

const happening = fc.oneof(
  fc.record({
    kind: fc.constant('preferences' as const),
    type: fc.constantFrom('EventSaved', 'EventUnsaved'),
    data: fc.record({ eventId: fc.nat(5) }),
  }),
  fc.record({
    kind: fc.constant('preferences' as const),
    type: fc.constantFrom('OrganizationFollowed', 'OrganizationUnfollowed'),
    data: fc.record({ entry: fc.constantFrom('1', '1/2', '3') }),
  }),
  fc.record({
    kind: fc.constant('texts' as const),
    type: fc.constantFrom('TextMessagesAgreed', 'TextRemindersTurnedOn', 'TextMessagesDeclined'),
    data: fc.constant({}),
  }),
  fc.record({
    kind: fc.constant('subscription' as const),
    type: fc.constantFrom('SubscriptionStarted', 'SubscriptionStopped'),
    data: fc.constant({}),
  }),
);

const prefix = (log: Log, fact: number) => log.facts.slice(0, fact).reduce(foldResidentState, EMPTY_RESIDENT_STATE);

describe('What is replayed of somebody', () => {
  it('is at any instant what folding the facts up to it gives, however it is asked for while the log grows', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(happening, fc.nat()), { maxLength: 60 }), async (steps) => {
        const log = new Log();
        const trails = trailsOf(log);
        for (const [{ kind, type, data }, factSeed] of steps) {
          log.add(kind, type, data);
          const fact = factSeed % (log.facts.length + 1);
          expect(await trails.with(ada, (trail) => trails.stateAt(trail, fact))).toEqual(prefix(log, fact));
        }
        expect((await trails.of(ada)).marks.map(({ position }) => position)).toEqual(log.facts.map(({ position }) => position));
      }),
    ));

  it('goes by what is kept of every thousandth fact, and gives the same', async () => {
    const log = new Log();
    for (let nth = 0; nth < 3_500; nth++) log.add('preferences', nth % 3 ? 'EventSaved' : 'EventUnsaved', { eventId: nth % 50 });
    const trails = trailsOf(log);
    expect((await trails.of(ada)).snapshots.map(({ fact }) => fact)).toEqual([0, 1_000, 2_000, 3_000]);
    for (const fact of [0, 999, 1_000, 1_001, 2_999, 3_000, 3_499, 3_500])
      expect(await trails.with(ada, (trail) => trails.stateAt(trail, fact))).toEqual(prefix(log, fact));
  });

  it('is never told from what was kept once the log says something else', async () => {
    const log = new Log();
    for (let nth = 0; nth < 1_500; nth++) log.add('preferences', 'EventSaved', { eventId: nth % 90 });
    const trails = trailsOf(log);
    await trails.with(ada, (trail) => trails.stateAt(trail, 1_200));
    // Restored from a backup with 900 facts, the log has grown to the same length with other facts.
    log.facts.length = 900;
    log.tale = 1;
    for (let nth = 0; nth < 600; nth++) log.add('preferences', 'EventUnsaved', { eventId: nth % 90 });
    for (const fact of [900, 1_000, 1_200, 1_500])
      expect(await trails.with(ada, (trail) => trails.stateAt(trail, fact))).toEqual(prefix(log, fact));
  });
});
