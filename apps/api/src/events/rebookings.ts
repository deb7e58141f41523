import type { EventDetails, EventHistory, Rebooking } from '#libs/contracts';
import type { ReadModels } from '#libs/event-sourcing';
import { type CatalogueDocument, catalogue } from '#projections';
import type { EventSuccessors } from './event-successors';

const MAX_REBOOKINGS = 10;

/** If the replacement became private, the rebooking is hidden. */
export const withRebookings = (
  events: readonly EventDetails[],
  readModels: ReadModels,
  successors: EventSuccessors,
): Promise<EventDetails[]> => Promise.all(events.map((event) => withRebooking(event, readModels, successors)));

const withRebooking = async (event: EventDetails, readModels: ReadModels, successors: EventSuccessors): Promise<EventDetails> => {
  const { rebookedAs: rebookedId, ...history } = event.history ?? {};
  if (rebookedId === undefined) return event;
  const replacement = event.status === 'cancelled' && (await findConfirmed(rebookedId, readModels, successors));
  if (replacement) return { ...event, rebooking: toRebooking(replacement) };
  return (await readModels.get(catalogue, rebookedId))?.event.isPrivate ? { ...event, history: history as EventHistory } : event;
};

const toRebooking = ({ id, name, location, address, onlineUrl }: CatalogueDocument['event']): Rebooking => ({
  ...{ id, name },
  ...(location && { location }),
  ...(address && { address }),
  ...(onlineUrl && { onlineUrl }),
});

const findConfirmed = async (
  id: number,
  readModels: ReadModels,
  successors: EventSuccessors,
): Promise<CatalogueDocument['event'] | undefined> => {
  let next: number | undefined = id;
  for (let attemptsLeft = MAX_REBOOKINGS; next !== undefined && attemptsLeft > 0; attemptsLeft--) {
    const [document]: readonly (CatalogueDocument | undefined)[] = await readModels.getMany(
      catalogue,
      await successors.successorsOf([next]),
    );
    if (document?.event.status === 'confirmed') return document.event;
    next = document?.history.rebookedAs;
  }
  return undefined;
};
