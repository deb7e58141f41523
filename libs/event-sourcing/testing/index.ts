import type { Issued } from '../command';
import { type Decider, decide } from '../decider';
import { Rejected } from '../errors';
import { type DomainEvent, positionOf, type Recorded } from '../message';
import { fold, handles, keysOf, type Projection } from '../projection';

type Wish<C> = C extends { type: infer T; data: infer D } ? { type: T; data: D } : never;

/** Who and when, for tests that do not care. */
export const issued: Issued = {
  actor: 'somebody',
  time: '2026-11-20T12:00:00.000Z',
  commandId: 'command',
  correlationId: 'correlation',
};

/** given(...facts).when(command).then(...facts) | .thenNothing() | .thenRejected(code) */
export const specFor = <S, C extends { type: string; data: any; issued: Issued }, E extends DomainEvent>(
  decider: Decider<S, C, E>,
) => ({
  given: (...history: E[]) => ({
    when: (wish: Wish<C>) => {
      const decided = () => decide(decider, history, { ...wish, issued } as unknown as C);
      return {
        then: (...expected: E[]) => expect(decided()).toEqual(expected),
        thenNothing: () => expect(decided()).toEqual([]),
        thenRejected: (code: string) => expect(codeOf(decided)).toBe(code),
      };
    },
  }),
});

const codeOf = (decided: () => unknown) => {
  try {
    decided();
    return undefined;
  } catch (error) {
    return error instanceof Rejected ? error.code : error;
  }
};

/** A fact as a store would have recorded it at the given place. */
export const recorded = <E extends DomainEvent>(event: E, nth = 1, time = issued.time): Recorded<E> => ({
  ...event,
  id: `00000000-0000-5000-a000-${String(nth).padStart(12, '0')}`,
  stream: 'test-1',
  revision: nth - 1,
  position: positionOf(nth),
  metadata: { actor: 'somebody', time, commandId: 'command', correlationId: 'correlation' },
});

/** given(...facts).then({ key: document }) */
export const projectionSpecFor = <Doc, E extends DomainEvent>(p: Projection<Doc, E>) => ({
  given: (...history: E[]) => ({ then: (expected: Record<string, Doc>) => expect(documentsOf(p, history)).toEqual(expected) }),
});

export const documentsOf = <Doc, E extends DomainEvent>(p: Projection<Doc, E>, history: readonly E[]): Record<string, Doc> => {
  const documents = new Map<string, Doc>();
  history.forEach((event, i) => {
    const fact = recorded(event, i + 1);
    if (!handles(p, fact)) return;
    for (const key of keysOf(p, fact)) {
      const document = fold<Doc>(p, documents.get(key), fact, key);
      if (document === null) documents.delete(key);
      else documents.set(key, document);
    }
  });
  return Object.fromEntries(documents);
};
