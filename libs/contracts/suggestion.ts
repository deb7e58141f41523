/** `POST /api/suggest-event`: an event for the calendar. Nobody sees `website`, and whoever fills it in is no person. */
export type SuggestEventRequest = {
  eventName: string;
  organization: string;
  date: string;
  time?: string;
  location: string;
  address?: string;
  description?: string;
  contactName?: string;
  contactEmail?: string;
  website?: string;
};

/** `POST /api/report`: what is wrong with an event, which is told as it was seen. */
export type ReportRequest = {
  event: { name: string; organization: string; date: string; time?: string; location?: string };
  issue: string;
  website?: string;
};

/** What both answer, with 202. */
export type Noted = { id: string };
