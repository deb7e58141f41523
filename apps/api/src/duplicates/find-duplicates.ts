import { Injectable } from '@nestjs/common';
import type { Day } from '#libs/contracts';
import { EventStore, type Position, passesByItself, type Recorded, type Work } from '#libs/event-sourcing';
import { Clock } from '../settings/clock';
import { Duplicates } from './duplicates';

const PAGE = 1_000;

/**
 * Looks for duplicates whenever something was told otherwise, after the last load and not after each fact; at the start, too,
 * for what came while nobody looked, and with each day, for what is over then. Whoever loads a source need not think of it, and
 * is not to blame when it fails.
 */
@Injectable()
export class FindDuplicates implements Work {
  readonly leases = ['find-duplicates'];
  private seen: Position | undefined;
  private isDue = true;
  private isStill = false;
  private day: Day | undefined;

  constructor(
    private readonly store: EventStore,
    private readonly duplicates: Duplicates,
    private readonly clock: Clock,
  ) {}

  async step(): Promise<boolean> {
    this.seen ??= await this.store.head();
    const { events } = await this.store.readAll(this.seen, PAGE);
    const today = this.clock.today();
    this.isDue ||= events.some(isTold) || today !== this.day;
    this.day = today;
    this.seen = events.at(-1)?.position ?? this.seen;
    const wasStill = this.isStill;
    this.isStill = events.length === 0;
    // Between the files of one load the log rests for a moment, and there is always more to come.
    if (this.isDue && this.isStill && wasStill) this.isDue = !(await this.isFound());
    return !this.isStill;
  }

  /** False where it has to be tried again: the read models are behind, or a store is away. What fails otherwise would fail again. */
  private async isFound(): Promise<boolean> {
    try {
      return (await this.duplicates.find()) !== null;
    } catch (error) {
      this.isDue = passesByItself(error);
      throw error;
    }
  }
}

const isTold = ({ type, data }: Recorded) => TOLD.has(type) && !(type === 'EventMerged' && data.rule);

const TOLD = new Set([
  'EventPublished',
  'EventRescheduled',
  'EventRelisted',
  'EventRevised',
  'EventCancelled',
  'EventReinstated',
  'EventIdentified',
  'EventMerged',
  'EventRestored',
  'EventParted',
  'EventUnparted',
  'EventWithdrawn',
  'EventMadePrivate',
]);
