import { evolve, type Recorded } from '#libs/event-sourcing';
import { partsOf, wholeIn } from './entry-id';
import { type LeftBySession, type PreferencesEvent, preferences } from './preferences';

/** What somebody who signs in has left under a session, as its stream tells. */
export const leftBySession = (facts: readonly Recorded<PreferencesEvent>[]): LeftBySession => {
  const { everChanged, followed, decided, subcalendars, saved, district } = evolve<
    typeof preferences.initialState,
    PreferencesEvent
  >(preferences, facts);
  const chosenAt = facts.findLast(({ type }) => type === 'CollectionDistrictChosen')?.revision ?? -1;
  const newest = new Map(facts.map(({ data, revision }) => [thingIn(data), revision]));
  const whole = (entry: (typeof followed)[number]) => {
    const id = wholeIn(entry);
    if (id === undefined) return {};
    const parts = decided.map(partsOf).filter(({ organizationId }) => organizationId === id);
    return { subOrganizations: parts.flatMap(({ subOrganizationId }) => subOrganizationId ?? []) };
  };
  return {
    revision: facts.at(-1)?.revision ?? -1,
    everChanged,
    // What came with the district alone comes with it again.
    followed: followed
      .filter((entry) => !(district?.added && district.entry === entry))
      .map((entry) => ({ entry, ...whole(entry), since: newest.get(entry)! })),
    subcalendars: subcalendars.map((id) => ({ id, since: newest.get(`sub-calendar ${id}`)! })),
    saved: saved.map((id) => ({ id, since: newest.get(`event ${id}`)! })),
    district: district && { entry: district.entry, since: chosenAt },
  };
};

/** What is followed or saved now is so since the newest fact about it. */
const thingIn = (data: PreferencesEvent['data']): string | undefined => {
  if ('entry' in data) return data.entry;
  if ('eventId' in data) return `event ${data.eventId}`;
  return 'subcalendarId' in data ? `sub-calendar ${data.subcalendarId}` : undefined;
};
