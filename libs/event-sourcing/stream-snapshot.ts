import { type Decider, evolve } from './decider';
import { NO_STREAM } from './event-store';
import type { DomainEvent, NewEvent, Position, Recorded } from './message';

export type StreamSnapshot<State> = Readonly<{
  state: State;
  revision: number;
  position: Position | undefined;
  fact: string | undefined;
  /** Shared by successive snapshots: copying costs quadratic time, and a surplus id belongs to a fact of the stream. */
  commands: Set<string>;
}>;

export const emptySnapshot = <State>({ initialState }: Decider<State, any, any>): StreamSnapshot<State> => ({
  state: initialState,
  revision: NO_STREAM,
  position: undefined,
  fact: undefined,
  commands: new Set(),
});

export const afterReading = <State, E extends DomainEvent>(
  d: Decider<State, any, E>,
  snapshot: StreamSnapshot<State>,
  newer: readonly Recorded<E>[],
): StreamSnapshot<State> => {
  if (newer.length === 0) return snapshot;
  const { revision, position, id } = newer.at(-1)!;
  for (const { metadata } of newer) snapshot.commands.add(metadata.commandId);
  return { ...snapshot, state: evolve(d, newer, snapshot.state), revision, position, fact: id };
};

/** As readers will see them: through JSON. */
export const afterAppending = <State, E extends DomainEvent>(
  d: Decider<State, any, E>,
  snapshot: StreamSnapshot<State>,
  commandId: string,
  facts: readonly NewEvent<E>[],
  position: Position,
): StreamSnapshot<State> => {
  const read = facts.map(({ type, data }) => ({ type, data: JSON.parse(JSON.stringify(data)) }) as E);
  snapshot.commands.add(commandId);
  const revision = snapshot.revision + facts.length;
  return { ...snapshot, state: evolve(d, read, snapshot.state), revision, position, fact: facts.at(-1)!.id };
};
