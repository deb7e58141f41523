import { newSessionKey } from '#libs/contracts';
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
import { inParallel } from '../../apps/api/src/commands/in-parallel';
import { NamingStreams } from '../../apps/api/src/organizations/naming';
import { aContent, issuedBy } from '../lib/a-town';

const ORGANIZATIONS = 150;
const SUBS = 3;
const DEFAULTS = 30;
/** With their parts, forty entries. */
const FOLLOWED = 10;
const SAVED = 50;
const SENTENCES = 2;
/** Of each kind: who never followed, who follows forty entries of their own, who has saved fifty events as well. */
const RESIDENTS = 20;

/** Fills a log with a town of 150 organizations. Answers the keys of its residents, each of whom wants something else. */
export const largeTown = async (directory: string, events: number): Promise<string[]> => {
  const { store, close } = openStores({ folder: directory });
  const streams = new Streams(store, { caughtUpTo: async () => true });
  await inParallel(upTo(ORGANIZATIONS), (id) =>
    new NamingStreams(streams).handle(organization, new RegisterOrganization(aPublisher(id), issued(id))),
  );
  await inParallel(upTo(DEFAULTS), (id) =>
    streams.handle(
      organization,
      new OfferFeedDefault({ id, subOrganizationId: null, subDisplayOrder: id }, issued(ORGANIZATIONS + id)),
    ),
  );
  await inParallel(upTo(events), (id) => streams.handle(catalogueEvent, new PublishEvent(anEvent(id), issued(id))));
  const keys = upTo(RESIDENTS * 3).map((nth) => newSessionKey(nth, Buffer.alloc(16, nth)));
  await inParallel([...keys.entries()], ([nth, key]) => choose(streams, nth, key, events));
  await close();
  return keys;
};

const upTo = (count: number) => Array.from({ length: count }, (_, nth) => nth + 1);

const issued = (nth: number) => issuedBy('bench', nth);

const subOf = (id: number, nth: number) => id * 10 + nth;

const aPublisher = (id: number) => ({
  id,
  name: `Association ${id}`,
  category: 'Clubs',
  description: 'Meets every month, for all who like to come.',
  displayOrder: 50,
  subOrganizations: upTo(SUBS).map((nth) => ({ subOrganizationId: subOf(id, nth), name: `Section ${nth}`, subDisplayOrder: 50 })),
});

const anEvent = (id: number) => {
  const organizationId = 1 + (id % ORGANIZATIONS);
  const part = id % (SUBS + 1);
  const listed = part > 0 ? { organizationId, subOrganizationId: subOf(organizationId, part) } : { organizationId };
  const origin = { source: 'bench', uid: `${id}@bench`, instance: '' };
  return { id, content: { ...aContent(id, SENTENCES), ...listed }, origin, cancelled: false };
};

const choose = async (streams: Streams, nth: number, sessionKey: string, events: number) => {
  const key = hashedKey(sessionKey);
  const followed = upTo(FOLLOWED).map((one) => 1 + ((nth * 7 + one * 3) % ORGANIZATIONS));
  const wished = followed.map((id) => entryId(id));
  const tree = Object.fromEntries(followed.map((id) => [id, upTo(SUBS).map((part) => subOf(id, part))]));
  if (nth >= RESIDENTS) await streams.handle(preferences, new FollowOrganizations({ key, wished, tree }, issued(nth)));
  if (nth < RESIDENTS * 2) return;
  for (const one of upTo(SAVED)) {
    const eventId = 1 + ((nth * 131 + one * 17) % events);
    await streams.handle(preferences, new SaveEvent({ key, eventId }, issued(1_000 + nth * SAVED + one)));
  }
};
