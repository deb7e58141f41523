import { Injectable } from '@nestjs/common';
import type { Day } from '#libs/contracts';
import { EventStore, isTransient, type LogWork, type Position } from '#libs/event-sourcing';
import { Clock } from '../settings/clock';
import { affectsDuplicates } from './affects-duplicates';
import { Duplicates } from './duplicates';

const FACTS_PER_PAGE = 1_000;

/** After relevant facts, once the log is quiet; at start; daily for events that are over. Imports never depend on it or fail. */
@Injectable()
export class DuplicateFinder implements LogWork {
  readonly leases = ['find-duplicates'];
  private position: Position | undefined;
  private isDue = true;
  private isLogQuiet = false;
  private day: Day | undefined;

  constructor(
    private readonly store: EventStore,
    private readonly duplicates: Duplicates,
    private readonly clock: Clock,
  ) {}

  async step(): Promise<boolean> {
    this.position ??= await this.store.head();
    const { facts } = await this.store.readAll(this.position, FACTS_PER_PAGE);
    const today = this.clock.today();
    this.isDue ||= facts.some(affectsDuplicates) || today !== this.day;
    this.day = today;
    this.position = facts.at(-1)?.position ?? this.position;
    const wasLogQuiet = this.isLogQuiet;
    this.isLogQuiet = facts.length === 0;
    // The log pauses between two files of one import, so it has to be quiet for two steps.
    if (this.isDue && this.isLogQuiet && wasLogQuiet) this.isDue = !(await this.hasSearched());
    return !this.isLogQuiet;
  }

  /** A search waits until the log is quiet. */
  untilDue() {
    return this.isDue ? 0 : Number.POSITIVE_INFINITY;
  }

  /** False if it must be repeated: read models lag, or the error is transient. Another error would only occur again. */
  private async hasSearched(): Promise<boolean> {
    try {
      return (await this.duplicates.find()) !== null;
    } catch (error) {
      this.isDue = isTransient(error);
      throw error;
    }
  }
}
