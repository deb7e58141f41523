import { Injectable } from '@nestjs/common';
import type { OneEvent, Provenance } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { catalogue, type ShelvedEvent, sourceEntries } from '#projections';
import { Directory } from '../organizations/directory';
import type { Names } from '../organizations/names';
import { Cards } from './cards';
import { SourceChecks } from './source-checks';
import { sourceWords } from './source-words';
import { told } from './told';

/** Where the calendar has an event from: its own source first, then those whose events it tells as well. */
@Injectable()
export class Provenances {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly cards: Cards,
    private readonly checks: SourceChecks,
  ) {}

  async of({ id, sourceName, sourceUrl }: OneEvent): Promise<Provenance[]> {
    const names = await this.directory.names();
    const merged = await this.readModels.find(catalogue, { mergedInto: { eq: id } });
    const tellings = (await this.cards.byTelling()).get(id)?.tellings ?? [];
    const others = [...tellings, ...merged].map(({ event }) => event).filter((event) => event.id !== id);
    const events = [{ id, sourceName, sourceUrl }, ...others.map((event) => toldBy(event, names))];
    const entries = await this.readModels.getMany(
      sourceEntries,
      events.map((one) => one.id),
    );
    const sources = [...new Set(entries.flatMap((entry) => (entry ? [entry.source] : [])))];
    const checks = await this.checks.of(sources);
    return sources.map((source) => {
      const telling = events.filter((_, place) => entries[place]?.source === source);
      const url = telling.find((event) => event.sourceUrl)?.sourceUrl;
      const { checkedAt, isStale = false } = checks.get(source) ?? {};
      return {
        // Without a calendar of its own, as in the sample town, an organization tells of its events itself.
        source: sourceWords(source, names) ?? telling[0]?.sourceName ?? source,
        ...(url && { url }),
        ...(checkedAt && { checkedAt }),
        isStale,
      };
    });
  }
}

const toldBy = (event: ShelvedEvent, names: Names) => {
  const { id, sourceName, sourceUrl } = told(event, names);
  return { id, sourceName, sourceUrl };
};
