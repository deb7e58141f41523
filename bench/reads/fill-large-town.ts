import { createSessionKey } from '#libs/contracts';
import {
  catalogueEvent,
  entryId,
  FollowOrganizations,
  hashedKey,
  OfferFeedDefault,
  organization,
  PublishEvent,
  preferences,
  RegisterOrganization,
  SaveEvent,
} from '#libs/domain';
import { Streams } from '#libs/event-sourcing';
import { openStores } from '#libs/stores';
import { forEachInParallel } from '../../apps/api/src/commands/for-each-in-parallel';
import { OrganizationNameClaims } from '../../apps/api/src/organizations/organization-name-claims';
import { createContent, toIssued } from '../lib/bench-town';

const ORGANIZATIONS = 150;
const SUB_ORGANIZATIONS = 3;
const DEFAULT_COUNT = 30;
const FOLLOWED_COUNT = 10;
const SAVED_COUNT = 50;
const SENTENCES = 2;
/** Of each kind: one who never followed, one who follows forty entries, one who has also saved fifty events. */
const RESIDENTS = 20;

export const fillLargeTown = async (directory: string, events: number): Promise<string[]> => {
  const { store, close } = openStores({ folder: directory });
  const streams = new Streams(store, { caughtUpTo: async () => true });
  await forEachInParallel(upTo(ORGANIZATIONS), (id) =>
    new OrganizationNameClaims(streams).handle(organization, new RegisterOrganization(createPublisher(id), issuedByBench(id))),
  );
  await forEachInParallel(upTo(DEFAULT_COUNT), (id) =>
    streams.handle(
      organization,
      new OfferFeedDefault({ id, subOrganizationId: null, subDisplayOrder: id }, issuedByBench(ORGANIZATIONS + id)),
    ),
  );
  await forEachInParallel(upTo(events), (id) =>
    streams.handle(catalogueEvent, new PublishEvent(createEvent(id), issuedByBench(id))),
  );
  const keys = upTo(RESIDENTS * 3).map((nth) => createSessionKey(nth, Buffer.alloc(16, nth)));
  await forEachInParallel([...keys.entries()], ([nth, key]) => choose(streams, nth, key, events));
  await close();
  return keys;
};

const upTo = (count: number) => Array.from({ length: count }, (_, nth) => nth + 1);

const issuedByBench = (nth: number) => toIssued('bench', nth);

const subOf = (id: number, nth: number) => id * 10 + nth;

const createPublisher = (id: number) => ({
  id,
  name: `Association ${id}`,
  category: 'Clubs',
  description: 'Meets every month, for all who like to come.',
  displayOrder: 50,
  subOrganizations: upTo(SUB_ORGANIZATIONS).map((nth) => ({
    subOrganizationId: subOf(id, nth),
    name: `Section ${nth}`,
    subDisplayOrder: 50,
  })),
});

const createEvent = (id: number) => {
  const organizationId = 1 + (id % ORGANIZATIONS);
  const part = id % (SUB_ORGANIZATIONS + 1);
  const listed = part > 0 ? { organizationId, subOrganizationId: subOf(organizationId, part) } : { organizationId };
  const origin = { source: 'bench', uid: `${id}@bench`, instance: '' };
  return { id, content: { ...createContent(id, SENTENCES), ...listed }, origin, cancelled: false };
};

const choose = async (streams: Streams, nth: number, sessionKey: string, events: number) => {
  const key = hashedKey(sessionKey);
  const followed = upTo(FOLLOWED_COUNT).map((one) => 1 + ((nth * 7 + one * 3) % ORGANIZATIONS));
  const wished = followed.map((id) => entryId(id));
  const tree = Object.fromEntries(followed.map((id) => [id, upTo(SUB_ORGANIZATIONS).map((part) => subOf(id, part))]));
  if (nth >= RESIDENTS) await streams.handle(preferences, new FollowOrganizations({ key, wished, tree }, issuedByBench(nth)));
  if (nth < RESIDENTS * 2) return;
  for (const one of upTo(SAVED_COUNT)) {
    const eventId = 1 + ((nth * 131 + one * 17) % events);
    await streams.handle(preferences, new SaveEvent({ key, eventId }, issuedByBench(1_000 + nth * SAVED_COUNT + one)));
  }
};
