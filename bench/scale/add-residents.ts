import { createSessionKey } from '#libs/contracts';
import { entryId, hashedKey, type PreferencesEvent } from '#libs/domain';
import { type EventStore, type NewEvent, NO_STREAM } from '#libs/event-sourcing';
import { openStores } from '#libs/stores';
import { toIssued } from '../lib/bench-town';
import { skipFollowing } from '../reads/fill-large-town';

const AT_ONCE = 500;
const FACTS_EACH = 2;

/** Appends the facts themselves: commands for a million residents would take longer than what is measured. */
export const addResidents = async (folder: string, count: number) => {
  const { store, checkpoints, close } = openStores({ folder });
  for (let first = 0; first < count; first += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, nth) => addResident(store, first + nth)));
  await skipFollowing({ store, checkpoints });
  await close();
};

const addResident = (store: EventStore, nth: number) => {
  const key = hashedKey(createSessionKey(nth, toRandomBytes(nth)));
  const facts: PreferencesEvent[] = [
    { type: 'OrganizationFollowed', data: { key, entry: entryId(1 + (nth % 100)), subOrganizations: [] } },
    { type: 'EventSaved', data: { key, eventId: 1 + (nth % 1_000) } },
  ];
  return store.append(
    `preferences-${key}`,
    facts.map((fact, i) => toNewEvent(fact, nth * FACTS_EACH + i)),
    NO_STREAM,
  );
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
