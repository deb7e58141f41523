import { type Decider, evolve } from './decider';
import { NO_STREAM } from './event-store';
import type { DomainEvent, NewEvent, Position, Recorded } from './message';

/** A stream as it was at a revision, as far as the next decision asks. */
export type Known<State> = Readonly<{
  state: State;
  revision: number;
  /** Position and id of the newest fact; undefined while there is none. */
  position: Position | undefined;
  fact: string | undefined;
  /**
   * Those that recorded something: what is repeated under its id is the same command. One set, that grows from what is known
   * to what is known after it: copying it for each fact would cost a long stream its square, and one id too many is one that
   * is in the stream already.
   */
  commands: Set<string>;
}>;

export const nothingKnown = <State>({ initialState }: Decider<State, any, any>): Known<State> => ({
  state: initialState,
  revision: NO_STREAM,
  position: undefined,
  fact: undefined,
  commands: new Set(),
});

/** With the facts that were read behind it. */
export const withRead = <State, E extends DomainEvent>(
  d: Decider<State, any, E>,
  known: Known<State>,
  newer: readonly Recorded<E>[],
): Known<State> => {
  if (newer.length === 0) return known;
  const { revision, position, id } = newer.at(-1)!;
  for (const { metadata } of newer) known.commands.add(metadata.commandId);
  return { ...known, state: evolve(d, newer, known.state), revision, position, fact: id };
};

/** With the facts that a command appended to it, as whoever reads them will see them: through JSON. */
export const withAppended = <State, E extends DomainEvent>(
  d: Decider<State, any, E>,
  known: Known<State>,
  commandId: string,
  facts: readonly NewEvent<E>[],
  position: Position,
): Known<State> => {
  const read = facts.map(({ type, data }) => ({ type, data: JSON.parse(JSON.stringify(data)) }) as E);
  known.commands.add(commandId);
  const revision = known.revision + facts.length;
  return { ...known, state: evolve(d, read, known.state), revision, position, fact: facts.at(-1)!.id };
};
