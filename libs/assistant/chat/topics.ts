const TOPICS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:weather|forecast|temperature)\b|\bwill it (?:rain|snow)\b/i, 'I know the calendar, not the weather.'],
  [
    /\b(?:phone|telephone|e-?mail)(?: number| address)?s?\b|\bcontact (?:info|details|number)/i,
    'The calendar has no phone numbers or email addresses. The page of an event links to its publisher.',
  ],
  [/\bhow (?:old|big|tall|far|many (?:people|residents))\b/i, 'I only know what is on, when and where.'],
  [/\bwho won\b|\b(?:final )?scores?\b|\bresults? of\b/i, 'The calendar has games, not how they ended.'],
];

export const findTopicAnswer = (text: string): string | null => TOPICS.find(([pattern]) => pattern.test(text))?.[1] ?? null;

export const HELP_ANSWER =
  'Ask me about events, dates, locations and organizations: what is on tonight, when something is next, where it is, what is free of charge or for children.';

export const NO_HOURS_ANSWER = 'The calendar has events, but no opening hours. Ask the organization.';
