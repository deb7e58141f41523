import { evolve, type Recorded } from '#libs/event-sourcing';
import { parseEntryId, wholeOrganizationOf } from './entry-id';
import { type LeftBySession, type PreferencesEvent, preferences } from './preferences';

export const readLeftBySession = (facts: readonly Recorded<PreferencesEvent>[]): LeftBySession => {
  const { everChanged, followed, decided, subcalendars, saved, district } = evolve<
    typeof preferences.initialState,
    PreferencesEvent
  >(preferences, facts);
  const chosenAt = facts.findLast(({ type }) => type === 'CollectionDistrictChosen')?.revision ?? -1;
  const newest = new Map(facts.map(({ data, revision }) => [followedOrSavedIn(data), revision]));
  const decidedParts = (entry: (typeof followed)[number]) => {
    const id = wholeOrganizationOf(entry);
    if (id === undefined) return {};
    const parts = decided.map(parseEntryId).filter(({ organizationId }) => organizationId === id);
    return { subOrganizations: parts.flatMap(({ subOrganizationId }) => subOrganizationId ?? []) };
  };
  return {
    revision: facts.at(-1)?.revision ?? -1,
    everChanged,
    // An entry followed only because of the district is followed again with it.
    followed: followed
      .filter((entry) => !(district?.added && district.entry === entry))
      .map((entry) => ({ entry, ...decidedParts(entry), since: newest.get(entry)! })),
    subcalendars: subcalendars.map((id) => ({ id, since: newest.get(`sub-calendar ${id}`)! })),
    saved: saved.map((id) => ({ id, since: newest.get(`event ${id}`)! })),
    district: district && { entry: district.entry, since: chosenAt },
  };
};

const followedOrSavedIn = (data: PreferencesEvent['data']): string | undefined => {
  if ('entry' in data) return data.entry;
  if ('eventId' in data) return `event ${data.eventId}`;
  return 'subcalendarId' in data ? `sub-calendar ${data.subcalendarId}` : undefined;
};
