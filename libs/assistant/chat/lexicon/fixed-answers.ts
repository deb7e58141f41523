export const HELP_ANSWER =
  'Ask me about events, dates, locations and organizations: what is on tonight, when something is next, where it is, what is free of charge or for children.';

export const NO_HOURS_ANSWER = 'The calendar has events, but no opening hours. Ask the organization.';

export const NO_CONTACT_ANSWER =
  'The calendar has no phone number or email address for that. The page of an event links to its publisher.';

export const SIGN_IN_ANSWER =
  'Sign in to ask about your own events, saved events, reminders and what you follow: without that I do not know you.';

export const NO_SCHOOL_DATES_ANSWER = 'The calendar has no dates of the schools.';

export const HOW_TO_ANSWER = 'The calendar has events, but not how that is done. Ask the office or organization.';

export const COURTESY_ANSWER = 'You are welcome.';

export const ANOTHER_ANSWER = 'Ask me for another day, or for something else.';

export const WEATHER_ANSWER = 'I know the calendar, not the weather.';
