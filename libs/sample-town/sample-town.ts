import type { Day, FeedDefault, Organization, Subcalendar } from '#libs/contracts';
import { PUBLISHERS } from './publishers';
import { FEED_DEFAULTS } from './publishers/feed-defaults';
import { createCalendar } from './schedule/calendar-day';
import { createEvent } from './schedule/create-event';
import { occurrenceDaysOf } from './schedule/occurrence-days';
import type { SamplePublisher } from './schedule/publisher';
import type { SampleEvent } from './schedule/sample-event';

export type SampleTown = {
  organizations: Organization[];
  subcalendars: Subcalendar[];
  defaults: FeedDefault[];
  events: SampleEvent[];
};

/** `timeZone` is an IANA name. The same arguments always give the same town. */
export const createSampleTown = (today: Day, timeZone: string): SampleTown => {
  const calendar = createCalendar(today);
  return {
    organizations: PUBLISHERS.map(organizationOf),
    subcalendars: PUBLISHERS.flatMap(subcalendarsOf),
    defaults: FEED_DEFAULTS,
    events: PUBLISHERS.flatMap((publisher) =>
      publisher.series.flatMap((series) =>
        occurrenceDaysOf(series, calendar).map((day) => createEvent(day, series, publisher, { today, timeZone })),
      ),
    ),
  };
};

const organizationOf = ({
  id,
  name,
  category,
  description,
  displayOrder,
  subOrganizations: subs = {},
}: SamplePublisher): Organization => ({
  id,
  name,
  category,
  description,
  displayOrder,
  subOrganizations: Object.entries(subs).map(([sub, subDisplayOrder]) => ({ name: sub, subDisplayOrder })),
});

const subcalendarsOf = ({ id: organizationId, programs = [] }: SamplePublisher): Subcalendar[] =>
  programs.map(([id, name, description, displayOrder]) => ({ id, organizationId, name, description, displayOrder }));
