import type { Wall } from '../times/civil';
import { Effort } from './effort';
import { periodsOf } from './periods';
import type { Rule } from './rule';

export type Span = { from: Wall; to: Wall };

/**
 * When a rule repeats an event that starts at `start`, within a span, in order; `start` itself is not among them, but it
 * is the first that COUNT counts. ical.js has an iterator too: it never comes back from a rule that can't be met
 * (BYMONTH=2;BYMONTHDAY=30), knows no BYWEEKNO and no BYSETPOS within a week, and walks all the way from the first day.
 */
export const repeatsOf = (rule: Rule, start: Wall, isDate: boolean, span: Span, effort: Effort): Wall[] => {
  const { numberOf, opensAt, size, occurrencesIn } = periodsOf(rule, start, isDate);
  const last = Math.min(span.to, rule.until ?? Number.POSITIVE_INFINITY);
  const skipped = rule.count ? 0 : Math.max(0, Math.floor((numberOf(span.from) - numberOf(start)) / rule.interval));
  const own = new Effort(ENOUGH);
  const repeats: Wall[] = [];
  let count = 1;
  for (let number = numberOf(start) + skipped * rule.interval; opensAt(number) <= last; number += rule.interval) {
    const walls = occurrencesIn(number);
    own.spend(size + walls.length);
    effort.spend(size + walls.length);
    for (const wall of walls) {
      if (wall <= start) continue;
      count += 1;
      if (wall > last || count > (rule.count ?? count)) return repeats;
      if (wall < span.from) continue;
      if (repeats.length === MOST) throw new Error(`it repeats more than ${MOST} times`);
      effort.spend(KEPT);
      repeats.push(wall);
    }
  }
  return repeats;
};

export const fallsOn = (rule: Rule, wall: Wall, isDate: boolean): boolean => {
  const { numberOf, occurrencesIn } = periodsOf(rule, wall, isDate);
  return occurrencesIn(numberOf(wall)).includes(wall);
};

/** Within some fourteen months: a tour every hour of every day, but nothing that ticks. */
const MOST = 5000;

/** A daily event of two hundred years, so that no other pays for a rule that ticks. */
const ENOUGH = 80_000;

/** What an occurrence costs that has to be told, compared to one that is only looked at. */
const KEPT = 40;
