import { Injectable } from '@nestjs/common';
import type { OneEvent, Provenance } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { catalogue, sourceEntries } from '#projections';
import { Directory } from '../organizations/directory';
import { SEED } from '../seed/sample-id';
import { SourceChecks } from './source-checks';
import { sourceWords } from './source-words';

/** Where the calendar has an event from: its own source first, then those whose events it tells as well. */
@Injectable()
export class Provenances {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly checks: SourceChecks,
  ) {}

  async of({ id, sourceName, sourceUrl }: OneEvent): Promise<Provenance[]> {
    const merged = await this.readModels.find(catalogue, { mergedInto: { eq: id } });
    const urls = new Map([[id, sourceUrl], ...merged.map(({ event }) => [event.id, event.sourceUrl] as const)]);
    const entries = await this.readModels.getMany(sourceEntries, [...urls.keys()]);
    const bySource = new Map<string, string | undefined>();
    for (const entry of entries) if (entry && !bySource.get(entry.source)) bySource.set(entry.source, urls.get(entry.id));

    const names = await this.directory.names();
    const checks = await this.checks.of([...bySource.keys()]);
    return [...bySource].map(([source, url]) => {
      const { checkedAt, isStale = false } = checks.get(source) ?? {};
      return {
        // The sample town's organizations publish no calendars: each tells of its events itself.
        source: source === SEED ? (sourceName ?? source) : sourceWords(source, names),
        ...(url && { url }),
        ...(checkedAt && { checkedAt }),
        isStale,
      };
    });
  }
}
