import type { TownEvent } from '#libs/contracts';
import { PublishEvent, RegisterOrganization } from '#libs/domain';
import { eventId } from '#libs/integrations';
import { type Almanac, TODAY } from './app';

/** An organization of the town and its sub-organizations; called again with more of them, it grows. */
export const register = (almanac: Almanac, name: string, subs: readonly string[] = [], about: object = {}) =>
  almanac.issue(RegisterOrganization, {
    id: idOf(name),
    name,
    category: 'Education',
    description: '',
    displayOrder: 50,
    subOrganizations: subs.map((sub) => ({ name: sub, subDisplayOrder: 50 })),
    ...about,
  });

/** What somebody publishes under a uid, today unless it says otherwise. Answers its id. */
export const publish = async (almanac: Almanac, uid: string, about: Partial<TownEvent> = {}): Promise<number> => {
  const { status, ...told } = about;
  const id = eventId('the source', uid, '');
  const content = { name: uid, organization: 'Moorestown Library', category: 'Education', date: TODAY, time: '', ...told };
  const origin = { source: 'the source', uid, instance: '' };
  await almanac.issue(PublishEvent, { id, content, origin, cancelled: status === 'cancelled' });
  return id;
};

const idOf = (organization: string) => eventId('the town', organization, '');
