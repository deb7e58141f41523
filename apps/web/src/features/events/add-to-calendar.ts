import type { TownEvent } from '#libs/contracts';
import { toast } from '../../lib/toast';
import { googleCalendarLink } from './google-calendar';

export const addToCalendar = (event: TownEvent) => {
  window.open(googleCalendarLink(event), '_blank', 'noopener');
  toast({ title: 'Opening Google Calendar', description: 'Event details have been loaded into Google Calendar' });
};

export const calendarFileOf = ({ id }: TownEvent): string => `/api/events/${id}/calendar.ics`;
