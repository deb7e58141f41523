import type { CommandMetadata } from '../command';
import { type Decider, decide, evolve } from '../decider';
import { Rejected } from '../errors';
import { type DomainEvent, positionOf, type Recorded } from '../message';
import { fold, handles, keysOf, type Projection } from '../projection';

type WithoutMetadata<M> = M extends { type: infer T; data: infer D } ? { type: T; data: D } : never;

export const testMetadata: CommandMetadata = {
  actor: 'somebody',
  time: '2026-11-20T12:00:00.000Z',
  commandId: 'command',
  correlationId: 'correlation',
};

/** given(...facts).when(command).then(...facts) | .thenNothing() | .thenRejected(code) */
export const specFor = <S, C extends { type: string; data: any; issued: CommandMetadata }, E extends DomainEvent>(
  decider: Decider<S, C, E>,
) => ({
  given: (...history: E[]) => ({
    when: (command: WithoutMetadata<C>) => {
      const decided = () => decide(decider, evolve(decider, history), { ...command, issued: testMetadata } as unknown as C);
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

export const toRecorded = <E extends DomainEvent>(event: E, nth = 1, time = testMetadata.time): Recorded<E> => ({
  ...event,
  id: `00000000-0000-5000-a000-${String(nth).padStart(12, '0')}`,
  stream: 'test-1',
  revision: nth - 1,
  position: positionOf(nth),
  metadata: { actor: 'somebody', time, commandId: 'command', correlationId: 'correlation' },
});

/** given(...facts).then({ key: document }) */
export const projectionSpecFor = <P extends Projection<any>>(p: P) => ({
  given: (...history: FactOf<P>[]) => ({
    then: (expected: Record<string, DocumentOf<P>>) => expect(documentsOf(p, history)).toEqual(expected),
  }),
});

/** A fact that is recorded already keeps its own position and time. */
export const documentsOf = <P extends Projection<any>>(p: P, history: readonly FactOf<P>[]): Record<string, DocumentOf<P>> => {
  const documents = new Map<string, DocumentOf<P>>();
  history.forEach((event, i) => {
    const fact = { ...toRecorded(event as DomainEvent, i + 1), ...event };
    if (!handles(p, fact)) return;
    for (const key of keysOf(p, fact)) {
      const document = fold<DocumentOf<P>>(p, documents.get(key), fact, key);
      if (document === null) documents.delete(key);
      else documents.set(key, document);
    }
  });
  return Object.fromEntries(documents);
};

type Folds<P extends Projection<any>> = P['on'][keyof P['on']];

export type FactOf<P extends Projection<any>> = WithoutMetadata<Parameters<Folds<P>>[1]>;

export type DocumentOf<P extends Projection<any>> = Exclude<ReturnType<Folds<P>>, null>;
