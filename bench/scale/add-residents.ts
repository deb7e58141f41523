import { createSessionKey } from '#libs/contracts';
import { type HashedKey, hashedKey, type PreferencesEvent, toEntryId } from '#libs/domain';
import { type EventStore, type NewEvent, NO_STREAM } from '#libs/event-sourcing';
import { openStores, type StoreLocations } from '#libs/stores';
import { toIssued } from '../lib/bench-town';
import { skipFollowing } from '../reads/fill-large-town';

const FACTS_AT_ONCE = 1_000;

/** Appends the facts themselves: commands for a million residents would take longer than what is measured. */
export const addResidents = async (where: StoreLocations, count: number, factsEach: number) => {
  const { store, checkpoints, close } = openStores(where);
  const atOnce = FACTS_AT_ONCE / factsEach;
  for (let first = 0; first < count; first += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - first) }, (_, nth) => first + nth);
    await Promise.all(some.map((nth) => addResident(store, nth, factsEach)));
  }
  await skipFollowing({ store, checkpoints });
  await close();
};

const addResident = (store: EventStore, nth: number, factCount: number) => {
  const key = hashedKey(createSessionKey(nth, toRandomBytes(nth)));
  const facts = Array.from({ length: factCount }, (_, i) => toNewEvent(createFact(key, nth, i), nth * factCount + i));
  return store.append(`preferences-${key}`, facts, NO_STREAM);
};

/** Follows an organization, saves an event, removes it, saves the next. */
const createFact = (key: HashedKey, nth: number, i: number): PreferencesEvent => {
  if (i === 0) return { type: 'OrganizationFollowed', data: { key, entry: toEntryId(1 + (nth % 100)), subOrganizations: [] } };
  const data = { key, eventId: 1 + ((nth + Math.ceil(i / 2)) % 1_000) };
  return i % 2 === 1 ? { type: 'EventSaved', data } : { type: 'EventUnsaved', data };
};

const toNewEvent = (fact: PreferencesEvent, nth: number): NewEvent => {
  const { actor, time, commandId, correlationId } = toIssued('bench residents', FIRST_COMMAND + nth);
  return { id: commandId, ...fact, metadata: { actor, time, commandId, correlationId } };
};

const FIRST_COMMAND = 1_000_000_000;

const toRandomBytes = (nth: number): Buffer => {
  const bytes = Buffer.alloc(16, 255);
  bytes.writeUInt32LE(nth);
  return bytes;
};
