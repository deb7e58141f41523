import type { Found } from './find-all';
import { WEEKDAY } from './vocabulary';

/** What stands between a slip and its correction: 'Tuesday, no wait, Wednesday'. */
export const CORRECTION = `[\\s,.–—-]*\\b(?:(?:oh|uh+|um+|er|no|not ${WEEKDAY}|oops|wait|(?:i['’]?m )?sorry|i mean|i meant|make that|make it|scratch that|actually|rather|or rather|or no|is it|what is it|yes)\\b[\\s,.]*)+(?:it['’]?s )?(?:on )?(?:at )?(?:the )?`;

/**
 * 'at ten on Tuesday, no, make that eleven': behind other words, what corrects an earlier one of its kind, with the words of the slip.
 * Behind a day or a figure any of these words is one, elsewhere only what is said of nothing else: 'at the barn no make that nine'.
 */
export const findLateCorrections = <Reading extends { weight: number }>(
  text: string,
  found: readonly Found<Reading>[],
): (Found<Reading> & { reading: { isCorrection: true } })[] =>
  found.flatMap((second) => {
    const slip = SLIP_BEFORE.exec(text.slice(0, second.from));
    if (!slip || !(IS_CLEAR_SLIP.test(slip[0]) || ENDS_IN_WHEN.test(text.slice(0, slip.index)))) return [];
    const isLate = found.some(({ to, reading }) => to <= slip.index && reading.weight > 0);
    return isLate ? [{ ...second, from: slip.index, reading: { ...second.reading, isCorrection: true } }] : [];
  });

const SLIP_BEFORE = new RegExp(`${CORRECTION}$`, 'i');
const ENDS_IN_WHEN = new RegExp(`(?:${WEEKDAY}|tomorrow|\\d)$`, 'i');
/** 'no' and 'sorry' alone are said of much. */
const IS_CLEAR_SLIP =
  /\b(?:actually|meant?|make (?:that|it)|scratch that|or rather|(?:no|oh|wait|oops|sorry),? (?:no|wait|(?:i['’]?m )?sorry|not|it['’]?s))\b/i;
