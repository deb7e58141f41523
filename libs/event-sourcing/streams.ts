import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Command } from './command';
import { type Decider, decide, streamOf } from './decider';
import { AppendTooLarge, RevisionConflict } from './errors';
import type { EventStore } from './event-store';
import type { DomainEvent, Metadata, NewEvent, Position, Recorded } from './message';
import { SnapshotCache } from './snapshot-cache';
import { afterAppending, afterReading, emptySnapshot, type StreamSnapshot } from './stream-snapshot';

const MAX_ATTEMPTS = 25;

/** False after a bounded wait. The facts are recorded either way. */
export type ReadModelProgress = { caughtUpTo(position: Position): Promise<boolean> };

/** For callers that act on read models: true only if these also were folded from this log. */
export type ReadModelConsistency = { shows(position: Position): Promise<boolean> };

/** The one path of a command: read, decide, append, and wait for the read models. */
export class Streams {
  private readonly lastInLine = new Map<string, Promise<unknown>>();

  constructor(
    private readonly store: EventStore,
    private readonly readSide: ReadModelProgress,
    private readonly snapshots = new SnapshotCache(),
  ) {}

  /** Without a change no facts, but waits for those it was based on; for a repeated command id the same ones. Throws Rejected. */
  async handle<S, C extends Command, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    command: C,
  ): Promise<readonly NewEvent<E>[]> {
    const stream = streamOf(decider, command);
    const turn = this.runInTurn(stream, () => this.retryRefused((isFirst) => this.attempt(decider, command, stream, isFirst)));
    try {
      const { events, position } = await turn;
      if (position && command.issued.consistency !== 'eventual') await this.readSide.caughtUpTo(position);
      return events;
    } finally {
      if (this.lastInLine.get(stream) === turn) this.lastInLine.delete(stream);
    }
  }

  /** Commands of this process queue per stream, so conflicts come from other processes only. */
  private runInTurn<T>(stream: string, work: () => Promise<T>): Promise<T> {
    const turn = this.lastInLine.get(stream)?.then(work, work) ?? work();
    this.lastInLine.set(stream, turn);
    return turn;
  }

  private async retryRefused<T>(attempt: (isFirst: boolean) => Promise<T>): Promise<T> {
    for (let nth = 1; ; nth++) {
      try {
        return await attempt(nth === 1);
      } catch (error) {
        // What is decided on an assumption may be larger than the real decision.
        const isRefused = error instanceof RevisionConflict || (error instanceof AppendTooLarge && nth === 1);
        if (!isRefused || nth === MAX_ATTEMPTS) throw error;
        if (nth > 1) await setTimeout(Math.random() * nth);
      }
    }
  }

  private async attempt<S, C extends Command, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    command: C,
    stream: string,
    isFirst: boolean,
  ): Promise<CommandResult<E>> {
    const { commandId } = command.issued;
    // A stream that is not cached is taken for a new one: if it is not, the append is refused. Later attempts read the stream.
    const assumed = this.snapshots.get<S>(stream) ?? emptySnapshot(decider);
    const hoped = isFirst && !assumed.commands.has(commandId) ? decideOnAssumption(decider, assumed, command) : undefined;
    if (hoped) return this.append(decider, command, stream, assumed, hoped);

    const snapshot = await this.readSnapshot(decider, stream);
    if (snapshot.commands.has(commandId)) return this.factsOfCommand(commandId, stream);
    const events = toNewEvents(decide(decider, snapshot.state, command), command);
    if (events.length === 0) return { events, position: snapshot.position };
    return this.append(decider, command, stream, snapshot, admit(events, command));
  }

  /** The cache is ignored if the log was restored and has other facts. */
  private async readSnapshot<S, E extends DomainEvent>(decider: Decider<S, any, E>, stream: string): Promise<StreamSnapshot<S>> {
    const cachedSnapshot = this.snapshots.get<S>(stream);
    const [storedFact, ...newer] = cachedSnapshot?.fact ? await this.store.read(stream, { from: cachedSnapshot.revision }) : [];
    // A stream that was deleted in the store and started again continues at a later revision.
    const isOurs =
      cachedSnapshot?.fact !== undefined &&
      storedFact?.id === cachedSnapshot.fact &&
      storedFact.revision === cachedSnapshot.revision;
    const snapshot = isOurs
      ? afterReading(decider, cachedSnapshot, newer as readonly Recorded<E>[])
      : afterReading(decider, emptySnapshot(decider), (await this.store.read(stream)) as readonly Recorded<E>[]);
    if (!isOurs) this.snapshots.forget(stream);
    this.snapshots.put(stream, snapshot);
    return snapshot;
  }

  private async append<S, E extends DomainEvent>(
    decider: Decider<S, any, E>,
    { issued }: Command,
    stream: string,
    snapshot: StreamSnapshot<S>,
    { events, notRecorded }: AdmittedEvents<E>,
  ): Promise<CommandResult<E>> {
    try {
      const position = await this.store.append(stream, events, snapshot);
      this.snapshots.put(stream, afterAppending(decider, snapshot, issued.commandId, events, position));
      return { events, position };
    } catch (error) {
      if (error instanceof RevisionConflict || error instanceof AppendTooLarge) notRecorded?.();
      else this.snapshots.forget(stream); // The facts may have been recorded nevertheless.
      throw error;
    }
  }

  private async factsOfCommand<E extends DomainEvent>(commandId: string, stream: string): Promise<CommandResult<E>> {
    const history = (await this.store.read(stream)) as readonly Recorded<E>[];
    const events = history.filter(({ metadata }) => metadata.commandId === commandId);
    return { events, position: events.at(-1)!.position };
  }
}

type AdmittedEvents<E extends DomainEvent> = Readonly<{ events: readonly NewEvent<E>[]; notRecorded: (() => void) | undefined }>;

const admit = <E extends DomainEvent>(events: readonly NewEvent<E>[], { issued }: Command): AdmittedEvents<E> => ({
  events,
  notRecorded: issued.admit?.(events.length),
});

/** A stale snapshot is noticed when facts are appended. Without any, or with a refusal, the stream has to be read: undefined. */
const decideOnAssumption = <S, C extends Command, E extends DomainEvent>(
  decider: Decider<S, C, E>,
  { state }: StreamSnapshot<S>,
  command: C,
): AdmittedEvents<E> | undefined => {
  try {
    const events = toNewEvents(decide(decider, state, command), command);
    return events.length > 0 ? admit(events, command) : undefined;
  } catch {
    return undefined;
  }
};

/** `position` is what the read models have to reach to show this command. */
type CommandResult<E extends DomainEvent> = { events: readonly NewEvent<E>[]; position: Position | undefined };

const toNewEvents = <E extends DomainEvent>(events: readonly E[], { issued }: Command): readonly NewEvent<E>[] => {
  const metadata = metadataOf(issued);
  return events.map((event, nth) => ({ id: factId(issued.commandId, nth, event), ...event, metadata }));
};

const metadataOf = ({ actor, time, commandId, correlationId }: Metadata): Metadata => ({ actor, time, commandId, correlationId });

/** Derived from what is recorded, so that an append can be repeated. Not from the command alone: a store compares only ids. */
const factId = (commandId: string, nth: number, { type, data }: DomainEvent) => {
  const hex = hash('sha1', `${commandId}:${nth}:${type}:${JSON.stringify(data)}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
