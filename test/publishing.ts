import type { TownEvent } from '#libs/contracts';
import { PublishEvent, RegisterOrganization } from '#libs/domain';
import { EventStore, Projector } from '#libs/event-sourcing';
import { toEventId, toOrganizationId, toSubOrganizationId } from '#libs/integrations';
import { Duplicates } from '../apps/api/src/duplicates/duplicates';
import { Directory } from '../apps/api/src/organizations/directory';
import { type Almanac, TODAY } from './app';

/** A second call adds more sub-organizations. */
export const registerOrganization = (almanac: Almanac, name: string, subs: readonly string[] = [], about: object = {}) => {
  const id = toOrganizationId(name);
  return almanac.issue(RegisterOrganization, {
    id,
    name,
    category: 'Education',
    description: '',
    displayOrder: 50,
    subOrganizations: subs.map((sub) => ({ subOrganizationId: toSubOrganizationId(id, sub), name: sub, subDisplayOrder: 50 })),
    ...about,
  });
};

export const publish = async (almanac: Almanac, uid: string, about: Partial<TownEvent> = {}): Promise<number> => {
  const { status, organization = 'Moorestown Library', subOrganization, ...details } = about;
  const id = toEventId('the source', uid, '');
  const listing = await listingOf(almanac, organization, subOrganization);
  const content = { name: uid, category: 'Education', date: TODAY, time: '', ...listing, ...details };
  const origin = { source: 'the source', uid, instance: '' };
  await almanac.issue(PublishEvent, { id, content, origin, cancelled: status === 'cancelled' });
  return id;
};

/** One event of this evening, which a rule merges. */
export const publishTwice = async (almanac: Almanac, name: string, organizations: readonly [string, string]) => {
  const { app, issue } = almanac;
  const fields = {
    name,
    category: 'Arts',
    date: TODAY,
    time: '7:30 PM',
    startTime: `${TODAY}T19:30:00-05:00`,
    location: 'Mill Hall',
  };
  for (const organization of organizations)
    await issue(PublishEvent, {
      id: toEventId(organization, name, ''),
      content: { ...fields, ...(await listingOf(almanac, organization)) },
      origin: { source: organization, uid: name, instance: '' },
      cancelled: false,
    });
  await app.get(Duplicates, { strict: false }).find();
  await app.get(Projector).caughtUpTo(await app.get(EventStore).head());
};

const listingOf = async ({ app }: Almanac, organization: string, sub?: string) => {
  const names = await app.get(Directory).names();
  const organizationNames = names.organization(organization);
  const id = organizationNames?.id ?? toOrganizationId(organization);
  const subId = sub && ((organizationNames && names.subOrganization(organizationNames, sub)?.id) ?? toSubOrganizationId(id, sub));
  return { organizationId: id, ...(subId && { subOrganizationId: subId }) };
};
