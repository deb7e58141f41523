import { type PreferencesThen, parseEntry } from '#libs/contracts';
import { catalogue, NO_PREFERENCES } from '#projections';
import { eventCalled, subcalendarCalled } from './fact-words';
import type { Past } from './past-town';
import type { Standing } from './standing';

/** What stood, as the town called it then. */
export const preferencesThen = async (standing: Standing, { models, directory }: Past): Promise<PreferencesThen> => {
  const { followed, saved, subcalendars: programs, district, defaults } = standing.preferences ?? NO_PREFERENCES;
  const names = await directory.names();
  const events = await models.getMany(catalogue, saved);
  const offered = new Map((await directory.subcalendars()).map(({ id, name }) => [id, name]));
  return {
    followedOrganizations: followed.map((entry) => names.textOf(entry)),
    followedSubcalendars: programs.map((id) => subcalendarCalled(id, offered.get(id))),
    savedEvents: saved.map((id, i) => eventCalled(id, events[i])),
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
