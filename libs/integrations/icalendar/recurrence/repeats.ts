import type { Wall } from '../times/civil';
import { periodsOf } from './periods';
import type { Rule } from './rule';
import { StepBudget } from './step-budget';

export type WallSpan = { from: Wall; to: Wall };

/**
 * Returns the repeats in order, without `start`, which is the first that COUNT counts. Throws if they exceed a budget. Not by ical.js,
 * whose iterator never returns for rules that cannot be satisfied (BYMONTH=2;BYMONTHDAY=30), lacks BYWEEKNO and BYSETPOS within a
 * week, and begins at the first day.
 */
export const repeatsOf = (rule: Rule, start: Wall, isDate: boolean, span: WallSpan, fileBudget: StepBudget): Wall[] => {
  const { numberOf, opensAt, size, occurrencesIn } = periodsOf(rule, start, isDate);
  const last = Math.min(span.to, rule.until ?? Number.POSITIVE_INFINITY);
  const skippedPeriods = rule.count ? 0 : Math.max(0, Math.floor((numberOf(span.from) - numberOf(start)) / rule.interval));
  const ruleBudget = new StepBudget(MAX_STEPS);
  const repeats: Wall[] = [];
  let count = 1;
  for (let number = numberOf(start) + skippedPeriods * rule.interval; opensAt(number) <= last; number += rule.interval) {
    const walls = occurrencesIn(number);
    ruleBudget.spend(size + walls.length);
    fileBudget.spend(size + walls.length);
    for (const wall of walls) {
      if (wall <= start) continue;
      count += 1;
      if (wall > last || count > (rule.count ?? count)) return repeats;
      if (wall < span.from) continue;
      if (repeats.length === MAX_REPEATS) throw new Error(`it repeats more than ${MAX_REPEATS} times`);
      fileBudget.spend(RESULT_COST);
      repeats.push(wall);
    }
  }
  return repeats;
};

export const matchesRule = (rule: Rule, wall: Wall, isDate: boolean): boolean => {
  const { numberOf, occurrencesIn } = periodsOf(rule, wall, isDate);
  return occurrencesIn(numberOf(wall)).includes(wall);
};

/** Within some fourteen months: enough for a tour every hour of a working day, but not for every minute. */
const MAX_REPEATS = 5000;

/** Enough for a daily event of a hundred years. Limits one rule, so that others keep their budget. */
const MAX_STEPS = 80_000;

/** Cost of an occurrence that is returned, relative to one that is only examined. */
const RESULT_COST = 40;
