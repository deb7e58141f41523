import { type Day, isHiddenOrganization } from '#libs/contracts';
import { createTurnPause, type ReadModels } from '#libs/event-sourcing';
import type { PublishedVersion } from '#libs/matching';
import { type CatalogueDocument, catalogue, sourceEntries } from '#projections';
import { announcedSince } from '../events/announced-since';
import type { Directory } from '../organizations/directory';
import type { OrganizationNames } from '../organizations/organization-names';

export type DatedVersion = PublishedVersion & Readonly<{ since: string; isOver: boolean }>;

/** In pages, because the documents of a large town take much memory and time. */
const DOCUMENTS_PER_PAGE = 250;

export const loadPublishedVersions = async (
  today: Day,
  readModels: ReadModels,
  directory: Directory,
): Promise<DatedVersion[]> => {
  const names = await directory.names();
  const turn = createTurnPause();
  const versions: DatedVersion[] = [];
  for (let after: string | undefined, isEnd = false; !isEnd; ) {
    const page = await readModels.find(catalogue, {}, { limit: DOCUMENTS_PER_PAGE, ...(after && { after }) });
    const documents = page.filter(({ event }) => event.status !== 'withdrawn');
    const ids = documents.map(({ event }) => event.id);
    const entries = await readModels.getMany(sourceEntries, ids);
    versions.push(...documents.flatMap((document, i) => toVersions(document, entries[i]?.source, names, today)));
    [after, isEnd] = [String(page.at(-1)?.event.id), page.length < DOCUMENTS_PER_PAGE];
    await turn();
  }
  return versions;
};

const toVersions = (
  document: CatalogueDocument,
  source: string | undefined,
  names: OrganizationNames,
  today: Day,
): readonly DatedVersion[] => {
  const { event } = document;
  const { organization } = names.namesOf(event);
  if (source === undefined || isHiddenOrganization(organization)) return [];
  const { id, name, date, endDate, startTime, endTime, location, address, sourceUrl, description, status } = event;
  const times = { date, ...(endDate && { endDate }), ...(startTime && { startTime }), ...(endTime && { endTime }) };
  const place = { ...(location && { location }), ...(address && { address }) };
  return [
    {
      id,
      source,
      organization,
      name,
      ...times,
      ...place,
      ...(sourceUrl && { url: sourceUrl }),
      ...(description && { description }),
      isCancelled: status === 'cancelled',
      isOver: document.lastDay < today,
      since: announcedSince(document, organization),
    },
  ];
};
