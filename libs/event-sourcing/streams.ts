import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Command } from './command';
import { type Decider, decide, streamOf } from './decider';
import { RevisionConflict } from './errors';
import type { EventStore } from './event-store';
import { KeptStates } from './kept-states';
import { type Known, nothingKnown, withAppended, withRead } from './known';
import type { DomainEvent, Metadata, NewEvent, Position, Recorded } from './message';

const ATTEMPTS = 25;

/** Answers true once the read models show everything up to a position, false after a bounded wait: the facts are safe either way. */
export type ReadSide = { caughtUpTo(position: Position): Promise<boolean> };

/** For who acts on what the read models say: true only when they also say it of this log, and of no other. */
export type Shown = { shows(position: Position): Promise<boolean> };

/** Read, decide, append, and wait for the read models: the one path from a command to its effect. */
export class Streams {
  private readonly lastInLine = new Map<string, Promise<unknown>>();

  constructor(
    private readonly store: EventStore,
    private readonly readSide: ReadSide,
    private readonly kept = new KeptStates(),
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
    const turn = this.inTurn(stream, () => this.retried(() => this.attempt(decider, command, stream)));
    try {
      const { events, position } = await turn;
      if (position && command.issued.consistency !== 'eventual') await this.readSide.caughtUpTo(position);
      return events;
    } finally {
      if (this.lastInLine.get(stream) === turn) this.lastInLine.delete(stream);
    }
  }

  /** Commands of this process stand in line for their stream; only another process can then move it under our feet. */
  private inTurn<T>(stream: string, work: () => Promise<T>): Promise<T> {
    const turn = this.lastInLine.get(stream)?.then(work, work) ?? work();
    this.lastInLine.set(stream, turn);
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
    const { commandId } = command.issued;
    const kept = this.kept.of<S>(stream);
    const hoped = kept && !kept.commands.has(commandId) ? decidedOn(decider, kept, command) : [];
    if (kept && hoped.length > 0) return this.append(decider, command, stream, kept, hoped);

    const known = await this.readOn(decider, stream);
    if (known.commands.has(commandId)) return this.recordedBy(commandId, stream);
    const events = recordable(decide(decider, known.state, command), command);
    if (events.length === 0) return { events, position: known.position };
    return this.append(decider, command, stream, known, events);
  }

  /** What is kept of the stream, and what the log says since. Nothing is kept of one that has other facts now: the log was restored. */
  private async readOn<S, E extends DomainEvent>(decider: Decider<S, any, E>, stream: string): Promise<Known<S>> {
    const kept = this.kept.of<S>(stream);
    const [seen, ...newer] = kept?.fact ? await this.store.read(stream, { from: kept.revision }) : [];
    // A stream that was deleted goes on at a later revision than who began it anew can know.
    const isOurs = kept?.fact !== undefined && seen?.id === kept.fact && seen.revision === kept.revision;
    const known = isOurs
      ? withRead(decider, kept, newer as readonly Recorded<E>[])
      : withRead(decider, nothingKnown(decider), (await this.store.read(stream)) as readonly Recorded<E>[]);
    if (!isOurs) this.kept.forget(stream);
    this.kept.keep(stream, known);
    return known;
  }

  private async append<S, E extends DomainEvent>(
    decider: Decider<S, any, E>,
    { issued }: Command,
    stream: string,
    known: Known<S>,
    events: readonly NewEvent<E>[],
  ): Promise<Outcome<E>> {
    const notRecorded = issued.admit?.(events.length);
    try {
      const position = await this.store.append(stream, events, known);
      this.kept.keep(stream, withAppended(decider, known, issued.commandId, events, position));
      return { events, position };
    } catch (error) {
      if (error instanceof RevisionConflict) {
        notRecorded?.();
        await this.readOn(decider, stream);
      } else this.kept.forget(stream); // The facts may stand in the log all the same.
      throw error;
    }
  }

  private async recordedBy<E extends DomainEvent>(commandId: string, stream: string): Promise<Outcome<E>> {
    const history = (await this.store.read(stream)) as readonly Recorded<E>[];
    const events = history.filter(({ metadata }) => metadata.commandId === commandId);
    return { events, position: events.at(-1)!.position };
  }
}

/**
 * Facts decided on what is kept of a stream. The log refuses them when it has moved on; that there are none, or that a
 * rule says no, it can't refuse: then it has to be read.
 */
const decidedOn = <S, C extends Command, E extends DomainEvent>(
  decider: Decider<S, C, E>,
  { state }: Known<S>,
  command: C,
): readonly NewEvent<E>[] => {
  try {
    return recordable(decide(decider, state, command), command);
  } catch {
    return [];
  }
};

/** `position` is where the read models have to be for this command to show. */
type Outcome<E extends DomainEvent> = { events: readonly NewEvent<E>[]; position: Position | undefined };

const recordable = <E extends DomainEvent>(events: readonly E[], { issued }: Command): readonly NewEvent<E>[] => {
  const metadata = metadataOf(issued);
  return events.map((event, nth) => ({ id: eventId(issued.commandId, nth), ...event, metadata }));
};

const metadataOf = ({ actor, time, commandId, correlationId }: Metadata): Metadata => ({ actor, time, commandId, correlationId });

/** A UUID that the same command always gives its nth fact, so that an append whose answer was lost can be repeated. */
const eventId = (commandId: string, nth: number) => {
  const hex = hash('sha1', `${commandId}:${nth}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
