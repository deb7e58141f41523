import type { Subcalendar } from '#libs/contracts';
import type { SubcalendarOffered } from '#libs/domain';
import { projection } from '#libs/event-sourcing';

export const subcalendars = projection<Subcalendar, SubcalendarOffered>({
  name: 'subcalendars',
  version: 1,
  key: ({ data }) => data.subcalendarId,
  on: {
    SubcalendarOffered: (_, { data: { id, subcalendarId, ...offer } }) => ({ ...offer, id: subcalendarId, organizationId: id }),
  },
});
