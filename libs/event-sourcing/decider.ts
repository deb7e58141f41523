import type { Command } from './command';
import type { DomainEvent, Message } from './message';

/** `decide` turns a command into facts, `evolve` facts into the state that the next decision needs. Both are pure. */
export type Decider<State, C extends Command, E extends DomainEvent> = Readonly<{
  stream: string;
  identify: (data: C['data']) => string | number;
  initialState: State;
  decide: { [T in C['type']]: (data: OfType<C, T>['data'], state: State) => readonly E[] };
  evolve: { [T in E['type']]?: (state: State, data: OfType<E, T>['data']) => State };
}>;

type OfType<M extends Message, T> = Extract<M, { type: T }>;

export const decider = <State, C extends Command, E extends DomainEvent>(definition: Decider<State, C, E>) => definition;

export const streamOf = <C extends Command>(d: Decider<any, C, any>, command: C) => `${d.stream}-${d.identify(command.data)}`;

export const evolve = <State, E extends DomainEvent>(
  d: Decider<State, any, E>,
  facts: readonly E[],
  state: State = d.initialState,
): State => facts.reduce((before, { type, data }) => d.evolve[type as E['type']]?.(before, data as never) ?? before, state);

export const decide = <State, C extends Command, E extends DomainEvent>(
  d: Decider<State, C, E>,
  state: State,
  command: C,
): readonly E[] => d.decide[command.type as C['type']](command.data as never, state);
