import { type Day, dayNumber, monthOf, yearOf } from '#libs/contracts';

/** '{Carolina|Boston} at home' is one on one day and the other on the next occasion; alternatives of one text go together. */
export const takingTurns = (text: string, day: Day): string =>
  text.replace(/\{([^{}]*\|[^{}]*)\}/g, (_, choices: string) => choices.split('|').at(turnOf(day) % choices.split('|').length)!);

/** Goes up by one from week to week and from month to month, whoever asks. */
const turnOf = (day: Day) => yearOf(day) * 12 + monthOf(day) + Math.ceil(dayNumber(day) / 7);

/** Lines of a paragraph become one; an empty line parts paragraphs. */
export const paragraphs = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n\s*/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' '))
    .join('\n\n');

const SEASONS: Record<string, string> = { spring: '03-20', summer: '06-20', fall: '09-22' };

/** 'After {spring}' is 'After Spring 2027' when this year's has begun. */
export const nextSeason = (text: string, today: Day): string =>
  text.replace(/\{(\w+)\}/g, (_, season: string) => `${capitalized(season)} ${yearOfNext(season, today)}`);

const yearOfNext = (season: string, today: Day) => yearOf(today) + (today.slice(5) >= SEASONS[season]! ? 1 : 0);

const capitalized = (word: string) => word[0]!.toUpperCase() + word.slice(1);
