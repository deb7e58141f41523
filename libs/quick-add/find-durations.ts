import { findAllMatches } from '#libs/contracts';
import { DAY_MINUTES, durationOf, type Found, parseCount } from '#libs/when';

/** Of an event with an hour, in minutes. */
export type DurationReading = Readonly<{ minutes: number }>;

/** 'for 3 days', of an event with a first day. */
export const findDayCounts = (words: string): Found<{ days: number }>[] =>
  findAllMatches(words, DAY_COUNT).map(({ 0: said, index, groups }) => ({
    from: index,
    to: index + said.length,
    reading: { days: parseCount(groups!.n!) },
  }));

const DAY_COUNT = /\bfor (?<n>\d{1,2}|two|three|four|five|six|seven) days\b/gi;

/** 'for 2 hours', '(90 min)', 'an hour and a half'; not 'arrive 20 minutes early', '4-H', '4h club' or 'Amin'. */
export const findDurations = (words: string): Found<DurationReading>[] =>
  findAllMatches(words, DURATION).flatMap(({ 0: said, index, groups }) => {
    const { n, unit, half, more } = groups!;
    const amount = /\./.test(n!)
      ? Math.round(Number(n) * (/h/i.test(unit!) ? 60 : 1))
      : durationOf(n!, unit!.replace(/^[\s-]+/, ''));
    const minutes = amount + (half || more ? 30 : 0);
    // A longer one stays in the name and is asked about; a shorter one is that of a part: 'a one minute monologue'.
    return minutes >= MIN_MINUTES && minutes < DAY_MINUTES
      ? [{ from: index, to: index + said.length, reading: { minutes } }]
      : [];
  });

const MIN_MINUTES = 5;

const DURATION =
  /(?<![\w$.])(?<!\b(?:limit(?:ed)?(?: (?:to|of|is))?|up to|max(?:imum)?(?: (?:of|is))?|at most|every|within) |\b(?:hold|keep|save|wait)s? (?:(?:your|the|our|a|any) )?(?:tables?|seats?|spots?|reservations?|places?)? ?(?:for (?:about )?)?)(?!4h (?:clubs?|meetings?|mtg|fair|shows?|camp|kids|leaders?|council|group|projects?|office|banquet|achievement|horse|dog|goat|sheep|lamb|hog|livestock|poultry|shooting|sewing|cooking)\b)\(?(?:for (?:about )?)?(?<n>\d+(?:\.\d+)?|an?|one|two|three|four|five|six|half an|twenty|thirty|forty-five|forty five|ninety)(?:\s+(?<half>and a half))?(?:(?<=\d)|(?=[\s-]))(?<unit>[\s-]*(?:hours?|minutes?|min)|\s?h)\b(?!\.\w)(?<more> and a half)?(?: long)?\)?(?!\s+(?:early|earlier|ahead|before|prior|in advance|notice|late|later|ago|away|drive|walk|delay|wait|window|limit|layover))/gi;
