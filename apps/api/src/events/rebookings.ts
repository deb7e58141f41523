import type { EventHistory, OneEvent, Rebooking } from '#libs/contracts';
import type { ReadModels } from '#libs/event-sourcing';
import { type CatalogueDocument, catalogue } from '#projections';
import type { Mergers } from './mergers';

/** So often one thing may be booked anew until nobody looks any further. */
const MOST_REBOOKINGS = 10;

/**
 * The same events; those that were cancelled and announced anew elsewhere, with what is on instead. Of what has turned private
 * not even that it was announced is said.
 */
export const withRebookings = (events: readonly OneEvent[], readModels: ReadModels, mergers: Mergers): Promise<OneEvent[]> =>
  Promise.all(events.map((event) => withRebooking(event, readModels, mergers)));

const withRebooking = async (event: OneEvent, readModels: ReadModels, mergers: Mergers): Promise<OneEvent> => {
  const { rebookedAs: as, ...history } = event.history ?? {};
  if (as === undefined) return event;
  const instead = event.status === 'cancelled' && (await standing(as, readModels, mergers));
  if (instead) return { ...event, rebooking: rebookingOf(instead) };
  return (await readModels.get(catalogue, as))?.event.isPrivate ? { ...event, history: history as EventHistory } : event;
};

const rebookingOf = ({ id, name, location, address, onlineUrl }: CatalogueDocument['event']): Rebooking => ({
  ...{ id, name },
  ...(location && { location }),
  ...(address && { address }),
  ...(onlineUrl && { onlineUrl }),
});

/** What was booked anew may have been booked anew since. Undefined where that is off, too. */
const standing = async (
  id: number,
  readModels: ReadModels,
  mergers: Mergers,
): Promise<CatalogueDocument['event'] | undefined> => {
  let next: number | undefined = id;
  for (let left = MOST_REBOOKINGS; next !== undefined && left > 0; left--) {
    const [document]: readonly (CatalogueDocument | undefined)[] = await readModels.getMany(
      catalogue,
      await mergers.standingFor([next]),
    );
    if (document?.event.status === 'confirmed') return document.event;
    next = document?.history.rebookedAs;
  }
  return undefined;
};
