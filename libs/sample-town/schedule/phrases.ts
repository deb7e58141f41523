import { type Day, dayOfMonth, monthOf, yearOf } from '#libs/contracts';

/** '{Carolina|Boston} at home' is one on one day and the other on the next. All alternatives of a text change together. */
export const pickAlternative = (text: string, day: Day): string =>
  text.replace(
    /\{([^{}]*\|[^{}]*)\}/g,
    (_, choices: string) => choices.split('|').at(turnNumberOf(day) % choices.split('|').length)!,
  );

/** Rises by one from week to week and from month to month. */
const turnNumberOf = (day: Day) => yearOf(day) * 12 + monthOf(day) + Math.ceil(dayOfMonth(day) / 7);

export const joinParagraphLines = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n\s*/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' '))
    .join('\n\n');

const SEASON_STARTS: Record<string, string> = { spring: '03-20', summer: '06-20', fall: '09-22' };

/** 'After {spring}' becomes 'After Spring 2027' if this year's spring has begun. */
export const fillNextSeason = (text: string, today: Day): string =>
  text.replace(/\{(\w+)\}/g, (_, season: string) => `${capitalize(season)} ${nextYearOf(season, today)}`);

const nextYearOf = (season: string, today: Day) => yearOf(today) + (today.slice(5) >= SEASON_STARTS[season]! ? 1 : 0);

const capitalize = (word: string) => word[0]!.toUpperCase() + word.slice(1);
