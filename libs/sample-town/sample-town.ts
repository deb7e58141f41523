import type { Day, FeedDefault, Organization, Subcalendar } from '#libs/contracts';
import { calendarAround } from './placing/calendar-day';
import { eventOn } from './placing/event-on';
import { occurrences } from './placing/occurrences';
import type { Publisher } from './placing/publisher';
import type { SampleEvent } from './placing/sample-event';
import { publishers } from './publishers';
import { feedDefaults } from './publishers/feed-defaults';

export type SampleTown = {
  organizations: Organization[];
  subcalendars: Subcalendar[];
  defaults: FeedDefault[];
  events: SampleEvent[];
};

/** A town with a life before and after `today`, in the IANA `timeZone`. The same answer for the same two arguments, always. */
export const sampleTown = (today: Day, timeZone: string): SampleTown => {
  const calendar = calendarAround(today);
  return {
    organizations: publishers.map(organizationOf),
    subcalendars: publishers.flatMap(subcalendarsOf),
    defaults: feedDefaults,
    events: publishers.flatMap((publisher) =>
      publisher.series.flatMap((series) =>
        occurrences(series, calendar).map((day) => eventOn(day, series, publisher, { today, timeZone })),
      ),
    ),
  };
};

const organizationOf = ({ id, name, category, description, displayOrder, subs = {} }: Publisher): Organization => ({
  id,
  name,
  category,
  description,
  displayOrder,
  subOrganizations: Object.entries(subs).map(([sub, subDisplayOrder]) => ({ name: sub, subDisplayOrder })),
});

const subcalendarsOf = ({ id: organizationId, programs = [] }: Publisher): Subcalendar[] =>
  programs.map(([id, name, description, displayOrder]) => ({ id, organizationId, name, description, displayOrder }));
