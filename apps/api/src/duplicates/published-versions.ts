import { type Day, isHiddenOrganization } from '#libs/contracts';
import type { ReadModels } from '#libs/event-sourcing';
import type { PublishedVersion } from '#libs/matching';
import { catalogue, sourceEntries } from '#projections';
import { announcedSince } from '../events/announced-since';
import type { Directory } from '../organizations/directory';

export type DatedVersion = PublishedVersion & Readonly<{ since: string; isOver: boolean }>;

export const loadPublishedVersions = async (
  today: Day,
  readModels: ReadModels,
  directory: Directory,
): Promise<DatedVersion[]> => {
  const found = await readModels.find(catalogue);
  const documents = found.filter(({ event }) => event.status !== 'withdrawn');
  const ids = documents.map(({ event }) => event.id);
  const entries = await readModels.getMany(sourceEntries, ids);
  const names = await directory.names();
  return documents.flatMap((document, i) => {
    const { event } = document;
    const [source, { organization }] = [entries[i]?.source, names.namesOf(event)];
    if (source === undefined || isHiddenOrganization(organization)) return [];
    const { id, name, date, endDate, startTime, endTime, location, address, sourceUrl, description, status } = event;
    const when = { date, ...(endDate && { endDate }), ...(startTime && { startTime }), ...(endTime && { endTime }) };
    const where = { ...(location && { location }), ...(address && { address }) };
    return {
      id,
      source,
      organization,
      name,
      ...when,
      ...where,
      ...(sourceUrl && { url: sourceUrl }),
      ...(description && { description }),
      isCancelled: status === 'cancelled',
      isOver: document.lastDay < today,
      since: announcedSince(document, organization),
    };
  });
};
