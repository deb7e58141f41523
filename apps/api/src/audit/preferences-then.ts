import { type PreferencesThen, parseEntry } from '#libs/contracts';
import { catalogue, NO_PREFERENCES, subcalendars } from '#projections';
import type { Past } from './past-town';
import type { Standing } from './standing';

/** What stood, as the town called it then. */
export const preferencesThen = async (standing: Standing, { models, directory }: Past): Promise<PreferencesThen> => {
  const { followed, saved, subcalendars: programs, district, defaults } = standing.preferences ?? NO_PREFERENCES;
  const names = await directory.names();
  const [events, offered] = [await models.getMany(catalogue, saved), await models.getMany(subcalendars, programs)];
  return {
    followedOrganizations: followed.map((entry) => names.textOf(entry)),
    followedSubcalendars: programs.map((id, i) => offered[i]?.name ?? `sub-calendar ${id}`),
    savedEvents: saved.map((id, i) => (events[i] ? `${events[i].event.name} (${events[i].event.date})` : `event ${id}`)),
    collectionDistrict: (district && parseEntry(names.textOf(district)).subOrganization) ?? null,
    defaults,
    texts: {
      agreed: standing.agreed,
      reminders: standing.reminders,
      phone: standing.number !== null,
      answer: (standing.number && standing.answers[standing.number]) || 'none',
    },
    subscribed: standing.subscribed,
    browsers: standing.browsers.length,
    ownEvents: standing.ownEvents,
  };
};
