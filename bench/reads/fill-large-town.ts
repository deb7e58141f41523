import { createHash } from 'node:crypto';
import { createSessionKey } from '#libs/contracts';
import {
  catalogueEvent,
  FollowOrganizations,
  hashedKey,
  OfferFeedDefault,
  organization,
  PublishEvent,
  preferences,
  RegisterOrganization,
  SaveEvent,
  toEntryId,
} from '#libs/domain';
import { logPlaceOf, Streams } from '#libs/event-sourcing';
import { type OpenStores, openStores, type StoreLocations } from '#libs/stores';
import { forEachInParallel } from '../../apps/api/src/commands/for-each-in-parallel';
import { OrganizationNameClaims } from '../../apps/api/src/organizations/organization-name-claims';
import { createContent, toIssued } from '../lib/bench-town';
import { FOLLOWING_REACTOR } from './wait-until-settled';

const ORGANIZATIONS = 150;
const SUB_ORGANIZATIONS = 3;
const DEFAULT_COUNT = 30;
const FOLLOWED_COUNT = 10;
const SAVED_COUNT = 50;
const SENTENCES = 2;

/** Returns residents' keys: a third never followed, a third follows forty entries, a third has also saved fifty events. */
export const fillLargeTown = async (where: StoreLocations, events: number, residents = 60): Promise<string[]> => {
  const { store, checkpoints, close } = openStores(where);
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
  const keys = upTo(residents).map((nth) => createSessionKey(nth, createHash('md5').update(String(nth)).digest()));
  await forEachInParallel([...keys.entries()], ([nth, key]) => choose(streams, { nth, key, events, residents }));
  await skipFollowing({ store, checkpoints });
  await close();
  return keys;
};

/** Whoever follows an organization follows all its sub-organizations already. */
export const skipFollowing = async ({ store, checkpoints }: Pick<OpenStores, 'store' | 'checkpoints'>) => {
  const head = (await store.at(await store.head()))!;
  const before = (await checkpoints.get(FOLLOWING_REACTOR))?.position ?? null;
  await checkpoints.save(FOLLOWING_REACTOR, before, logPlaceOf(await store.id(), head), FIRST_TOKEN);
};

const FIRST_TOKEN = 1;

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

type Choice = Readonly<{ nth: number; key: string; events: number; residents: number }>;

const choose = async (streams: Streams, { nth, key: sessionKey, events, residents }: Choice) => {
  const key = hashedKey(sessionKey);
  const distance = 3 + Math.floor(nth / ORGANIZATIONS);
  const followed = upTo(FOLLOWED_COUNT).map((one) => 1 + ((nth * 7 + one * distance) % ORGANIZATIONS));
  const wished = followed.map((id) => toEntryId(id));
  const tree = Object.fromEntries(followed.map((id) => [id, upTo(SUB_ORGANIZATIONS).map((part) => subOf(id, part))]));
  if (nth >= residents / 3) await streams.handle(preferences, new FollowOrganizations({ key, wished, tree }, issuedByBench(nth)));
  if (nth < (residents / 3) * 2) return;
  for (const one of upTo(SAVED_COUNT)) {
    const eventId = 1 + ((nth * 131 + one * 17) % events);
    await streams.handle(preferences, new SaveEvent({ key, eventId }, issuedByBench(1_000 + nth * SAVED_COUNT + one)));
  }
};
