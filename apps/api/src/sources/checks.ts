import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type { Checking } from '#libs/contracts';
import { Notes, passesByItself } from '#libs/event-sourcing';
import type { OpenSource } from './source-addresses';
import { Stopped, Sync } from './sync';
import { Tending } from './tending';
import { Timing } from './timing';

const PREFIX = 'checking ';

/** As long as nothing was heard of a check it goes on; after that whoever did it is gone. */
const SILENT_MS = 2 * 60_000;

/** How many happenings are recorded until that is told again. */
const OFTEN = 25;

type Told = Checking & Readonly<{ until: number }>;

/** Checks that an operator has begun and nobody waits for. How far each has come any process can say. */
@Injectable()
export class Checks implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly tending: Tending,
    private readonly sync: Sync,
    private readonly notes: Notes,
    private readonly timing: Timing,
  ) {}

  /**
   * Answers once it has begun, `first` done. Throws `Rejected` where others are checking sources, and what `first` throws. What becomes
   * of it is told by the source's note.
   */
  start(source: OpenSource, first: () => Promise<unknown>, { force = false } = {}): Promise<void> {
    return new Promise((begun, refused) => {
      const work = this.tending
        .alone(async (lost) => {
          await first();
          await this.tell(source.id, { step: 'asking' });
          begun();
          await this.check(source, force, AbortSignal.any([lost, this.stopping.signal]));
        })
        .catch(refused)
        .finally(() => this.running.delete(work));
      this.running.add(work);
    });
  }

  /** By the ids of their sources. */
  async all(): Promise<ReadonlyMap<string, Checking>> {
    const told = [...(await this.notes.all<Told>(PREFIX))].filter(([, { until }]) => until > this.timing.now());
    return new Map(told.map(([id, { until, ...checking }]) => [id, checking]));
  }

  /** Until all have come to their ends. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  async beforeApplicationShutdown() {
    this.stopping.abort();
    await this.settled();
  }

  private async check(source: OpenSource, force: boolean, stopped: AbortSignal) {
    let told: Promise<unknown> = Promise.resolve();
    const at = (checking: Checking) => {
      if (checking.step !== 'recording' || checking.done % OFTEN === 0)
        told = told.then(() => this.tell(source.id, checking)).catch(notInTheWay);
    };
    try {
      await this.sync.check(source, { force, stopped, at });
    } catch (error) {
      // What is wrong with a store is told by who watches over it; the source stays due.
      if (!(error instanceof Stopped) && !passesByItself(error)) new Logger('Sources').error(error);
    } finally {
      await told;
      await this.notes.drop(PREFIX + source.id).catch(notInTheWay);
    }
  }

  private tell(id: string, checking: Checking) {
    return this.notes.put(PREFIX + id, { ...checking, until: this.timing.now() + SILENT_MS });
  }
}

/** How far it has come is worth less than that it goes on. */
const notInTheWay = () => undefined;
