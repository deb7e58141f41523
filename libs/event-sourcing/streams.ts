import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Command } from './command';
import { type Decider, decide, streamOf } from './decider';
import { RevisionConflict } from './errors';
import { type EventStore, NO_STREAM } from './event-store';
import type { DomainEvent, Metadata, NewEvent, Position, Recorded } from './message';

const ATTEMPTS = 25;

/** Answers true once the read models show everything up to a position, false after a bounded wait: the facts are safe either way. */
export type ReadSide = { caughtUpTo(position: Position): Promise<boolean> };

/** Read, decide, append, and wait for the read models: the one path from a command to its effect. */
export class Streams {
  private readonly lastInLine = new Map<string, Promise<unknown>>();

  constructor(
    private readonly store: EventStore,
    private readonly readSide: ReadSide,
  ) {}

  /**
   * Answers the facts recorded: none when the command changed nothing, the same ones when it is repeated under its id.
   * Also who changed nothing waits, for the facts that made it so. Throws `Rejected`.
   */
  async handle<S, C extends Command, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    command: C,
  ): Promise<readonly NewEvent<E>[]> {
    const stream = streamOf(decider, command);
    const { events, position } = await this.inTurn(stream, () => this.retried(() => this.attempt(decider, command, stream)));
    if (position && command.issued.consistency !== 'eventual') await this.readSide.caughtUpTo(position);
    return events;
  }

  /** Commands of this process stand in line for their stream; only another process can then move it under our feet. */
  private inTurn<T>(stream: string, work: () => Promise<T>): Promise<T> {
    const turn = this.lastInLine.get(stream)?.then(work, work) ?? work();
    this.lastInLine.set(stream, turn);
    const leave = () => void (this.lastInLine.get(stream) === turn && this.lastInLine.delete(stream));
    turn.then(leave, leave);
    return turn;
  }

  private async retried<T>(attempt: () => Promise<T>): Promise<T> {
    for (let nth = 1; ; nth++) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof RevisionConflict) || nth === ATTEMPTS) throw error;
        await setTimeout(Math.random() * nth);
      }
    }
  }

  private async attempt<S, C extends Command, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    command: C,
    stream: string,
  ): Promise<Outcome<E>> {
    const history = (await this.store.read(stream)) as readonly Recorded<E>[];
    const earlier = history.filter(({ metadata }) => metadata.commandId === command.issued.commandId);
    if (earlier.length > 0) return { events: earlier, position: earlier.at(-1)!.position };
    const events = decide(decider, history, command).map((event, i) => recordable(event, command, i));
    if (events.length === 0) return { events, position: history.at(-1)?.position };
    return { events, position: await this.store.append(stream, events, history.at(-1)?.revision ?? NO_STREAM) };
  }
}

/** `position` is where the read models have to be for this command to show. */
type Outcome<E extends DomainEvent> = { events: readonly NewEvent<E>[]; position: Position | undefined };

const recordable = <E extends DomainEvent>(event: E, { issued }: Command, nth: number): NewEvent<E> => ({
  id: eventId(issued.commandId, nth),
  ...event,
  metadata: metadataOf(issued),
});

const metadataOf = ({ actor, time, commandId, correlationId }: Metadata): Metadata => ({ actor, time, commandId, correlationId });

/** A UUID that the same command always gives its nth fact, so that an append whose answer was lost can be repeated. */
const eventId = (commandId: string, nth: number) => {
  const hex = hash('sha1', `${commandId}:${nth}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
