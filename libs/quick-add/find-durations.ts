import { durationOf, type Found } from '#libs/when';

/** Minutes. */
export type DurationReading = Readonly<{ minutes: number }>;

/** 'for 2 hours', '(90 min)', 'an hour and a half'. Only of an event with an hour. */
export const findDurations = (words: string): Found<DurationReading>[] =>
  [...words.matchAll(DURATION)].map(({ 0: said, index, groups }) => {
    const { n, unit, half, more } = groups!;
    const amount = /\./.test(n!) ? Math.round(Number(n) * (/^h/i.test(unit!) ? 60 : 1)) : durationOf(n!, unit!);
    return { from: index, to: index + said.length, reading: { minutes: amount + (half || more ? 30 : 0) } };
  });

const DURATION =
  /(?<![\w$.])\(?(?:for (?:about )?)?(?<n>\d+(?:\.\d+)?|an?|one|two|three|four|five|six|half an|twenty|thirty|forty-five|forty five|ninety)(?:\s+(?<half>and a half))?[\s-]*(?<unit>hours?|h|minutes?|min)\b(?<more> and a half)?(?: long)?\)?/gi;
