import { Injectable } from '@nestjs/common';
import type { OneEvent, Provenance } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { catalogue, type ShelvedEvent, sourceEntries } from '#projections';
import { Directory } from '../organizations/directory';
import type { Names } from '../organizations/names';
import { Cards } from './cards';
import { type SourceCheck, SourceChecks } from './source-checks';
import { publisherWords } from './source-words';
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
    return [...Map.groupBy(sources, (source) => fileOf(source, checks.get(source))).values()].map((alike) => {
      const telling = events.filter((_, place) => alike.includes(entries[place]?.source ?? ''));
      const url = telling.find((event) => event.sourceUrl)?.sourceUrl;
      const found = alike.flatMap((source) => checks.get(source) ?? []);
      const host = hostOf(url) ?? found.find((check) => check.host)?.host;
      const checkedAt = found
        .flatMap((check) => check.checkedAt ?? [])
        .toSorted()
        .at(-1);
      return {
        // Without a calendar of its own, as in the sample town, an organization tells of its events itself.
        source: publisherWords(alike[0]!, names) ?? telling[0]?.sourceName ?? alike[0]!,
        ...(host && { host: host.replace(/^www\./, '') }),
        ...(url && { url }),
        ...(checkedAt && { checkedAt }),
        isStale: found.length > 0 && found.every((check) => check.isStale),
      };
    });
  }
}

/** What is read from one file for one organization is one source, however its calendars and parts are called. */
const fileOf = (source: string, check: SourceCheck | undefined): string =>
  check?.file ? `${source.split(/[/ ]/)[0]} ${check.file}` : source;

const hostOf = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url).hostname : undefined);

const toldBy = (event: ShelvedEvent, names: Names) => {
  const { id, sourceName, sourceUrl } = told(event, names);
  return { id, sourceName, sourceUrl };
};
