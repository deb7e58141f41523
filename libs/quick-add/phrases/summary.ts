import type { EventDraft } from '#libs/contracts';

/** A draft in one line, for people to compare: what it says nothing of is left out. */
export const summary = (draft: EventDraft): string => {
  const { name, date, endDate, startTime, endTime, location, category, recurrence, description, questions } = draft;
  const words = [
    name,
    date && [date, endDate].filter(Boolean).join(' to '),
    startTime && [startTime, endTime].filter(Boolean).join('-'),
    location && `@${location}`,
    category && `#${category}`,
    recurrence,
    description && `"${description}"`,
    ...questions.map(({ question }) => `? ${question}`),
  ];
  return words.filter(Boolean).join(' · ');
};
