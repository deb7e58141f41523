import { Injectable } from '@nestjs/common';
import type { EventDetails, Provenance } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { type CatalogueEntry, catalogue, sourceEntries } from '#projections';
import { Directory } from '../organizations/directory';
import type { OrganizationNames } from '../organizations/organization-names';
import { MergedEvents } from './merged-events';
import { type SourceCheck, SourceChecks } from './source-checks';
import { publisherNameOf } from './source-names';
import { toApiEvent } from './to-api-event';

@Injectable()
export class Provenances {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly mergedEvents: MergedEvents,
    private readonly checks: SourceChecks,
  ) {}

  async of({ id, sourceName, sourceUrl }: EventDetails): Promise<Provenance[]> {
    const names = await this.directory.names();
    const mergedDocuments = await this.readModels.find(catalogue, { mergedInto: { eq: id } });
    const versions = (await this.mergedEvents.byVersionId()).get(id)?.versions ?? [];
    const otherEvents = [...versions, ...mergedDocuments].map(({ event }) => event).filter((event) => event.id !== id);
    const events = [{ id, sourceName, sourceUrl }, ...otherEvents.map((event) => sourceFieldsOf(event, names))];
    const entries = await this.readModels.getMany(
      sourceEntries,
      events.map((one) => one.id),
    );
    const sources = [...new Set(entries.flatMap((entry) => (entry ? [entry.source] : [])))];
    const checks = await this.checks.of(sources);
    return [...Map.groupBy(sources, (source) => sourceGroupOf(source, checks.get(source))).values()].map((group) => {
      const eventsOfGroup = events.filter((_, index) => group.includes(entries[index]?.source ?? ''));
      const url = eventsOfGroup.find((event) => event.sourceUrl)?.sourceUrl;
      const sourceChecks = group.flatMap((source) => checks.get(source) ?? []);
      const host = hostOf(url) ?? sourceChecks.find((check) => check.host)?.host;
      const checkedAt = sourceChecks
        .flatMap((check) => check.checkedAt ?? [])
        .toSorted()
        .at(-1);
      return {
        // Some sources have no calendar of their own, as in the sample town: then the organization is named.
        source: publisherNameOf(group[0]!, names) ?? eventsOfGroup[0]?.sourceName ?? group[0]!,
        ...(host && { host: host.replace(/^www\./, '') }),
        ...(url && { url }),
        ...(checkedAt && { checkedAt }),
        isStale: sourceChecks.length > 0 && sourceChecks.every((check) => check.isStale),
      };
    });
  }
}

/** Sources read from one file for one organization count as one, whatever their calendars and sub-organizations are called. */
const sourceGroupOf = (source: string, check: SourceCheck | undefined): string =>
  check?.file ? `${source.split(/[/ ]/)[0]} ${check.file}` : source;

const hostOf = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url).hostname : undefined);

const sourceFieldsOf = (event: CatalogueEntry, names: OrganizationNames) => {
  const { id, sourceName, sourceUrl } = toApiEvent(event, names);
  return { id, sourceName, sourceUrl };
};
