import { Injectable } from '@nestjs/common';
import { ReadModels } from '#libs/event-sourcing';
import { sources } from '#projections';
import { type SourceCheck, SourceChecks } from '../events/source-checks';
import { Configuration } from '../settings/configuration';
import { isStale, usualRest } from './next-check';
import { SourceNotes } from './source-note';
import { Timing } from './timing';

/** What residents are told of where an event comes from. */
@Injectable()
export class SourceHealth extends SourceChecks {
  constructor(
    private readonly readModels: ReadModels,
    private readonly notes: SourceNotes,
    private readonly configuration: Configuration,
    private readonly timing: Timing,
  ) {
    super();
  }

  /**
   * Of each of these sources that was ever checked. `now` is in milliseconds of the system's clock, by which sources are checked. What was
   * imported by hand, is paused or was removed is never stale: nobody promised to look again.
   */
  async of(ids: readonly string[], now = this.timing.now()): Promise<ReadonlyMap<string, SourceCheck>> {
    const [found, notes] = await Promise.all([
      this.readModels.getMany(sources, ids),
      Promise.all(ids.map((id) => this.notes.of(id))),
    ]);
    const checks = notes.map(({ checkedAt, failures, refreshMinutes }, nth) => {
      const source = found[nth];
      const rest = usualRest({ everyMinutes: this.configuration.SYNC_MINUTES, ...(refreshMinutes && { refreshMinutes }) });
      const checked = { failures, rest, ...(checkedAt && { checkedAt: Date.parse(checkedAt) }) };
      const isLooked = source !== undefined && !source.isPaused;
      return { ...(checkedAt && { checkedAt }), isStale: isLooked && isStale(checked, now) };
    });
    return new Map(ids.map((id, nth) => [id, checks[nth]!]));
  }
}
