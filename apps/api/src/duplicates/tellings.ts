import { type Day, isHidden } from '#libs/contracts';
import type { ReadModels } from '#libs/event-sourcing';
import type { Telling } from '#libs/matching';
import { catalogue, sourceEntries } from '#projections';
import { toldSince } from '../events/told-since';
import type { Directory } from '../organizations/directory';

export type Told = Telling & Readonly<{ since: string; isOver: boolean }>;

/** What all sources tell, however long ago it was; what has vanished from its source is told by nobody, what is hidden is nobody's double. */
export const tellingsFrom = async (today: Day, readModels: ReadModels, directory: Directory): Promise<Told[]> => {
  const found = await readModels.find(catalogue);
  const shown = found.filter(({ event }) => event.status !== 'withdrawn');
  const ids = shown.map(({ event }) => event.id);
  const entries = await readModels.getMany(sourceEntries, ids);
  const names = await directory.names();
  return shown.flatMap((document, i) => {
    const { event } = document;
    const [source, { organization }] = [entries[i]?.source, names.of(event)];
    if (source === undefined || isHidden(organization)) return [];
    const { id, name, date, endDate, startTime, endTime, location, address, sourceUrl, status } = event;
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
      isCancelled: status === 'cancelled',
      isOver: document.lastDay < today,
      since: toldSince(document, organization),
    };
  });
};
