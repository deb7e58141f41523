import type { Found } from './find-all';
import { WEEKDAY } from './vocabulary';

/** What stands between a slip and its correction: 'Tuesday, no wait, Wednesday'. */
export const CORRECTION = `[\\s,.–—-]*\\b(?:(?:oh|uh+|um+|er|no|not ${WEEKDAY}|oops|wait|(?:i['’]?m )?sorry|i mean|i meant|make that|make it|scratch that|actually|rather|or rather|or no|is it|what is it|yes)\\b[\\s,.]*)+(?:it['’]?s )?(?:on )?(?:at )?(?:the )?`;

/**
 * 'at ten on Tuesday, no, make that eleven': behind other words, what corrects an earlier one of its kind, with the words of the slip.
 * `toWeight` gives what it weighs instead of its own weight.
 * Behind a day or a figure any of these words may be one, elsewhere only what is said of nothing else: 'at the barn no make that nine'.
 */
export const findLateCorrections = <Reading extends { weight: number }>(
  text: string,
  found: readonly Found<Reading>[],
  toWeight: (weight: number) => number,
): Found<Reading & { isCorrection: true }>[] =>
  found.flatMap((second) => {
    const isBehind = (at: number) => found.some(({ to, reading }) => to <= at && reading.weight > 0);
    const slip = isBehind(second.from) ? SLIP_BEFORE.exec(text.slice(0, second.from)) : null;
    if (!slip || !isBehind(slip.index) || !isSlip(text, slip, second.to)) return [];
    const reading = { ...second.reading, isCorrection: true as const, weight: toWeight(second.reading.weight) };
    return [{ ...second, from: slip.index, reading }];
  });

/** 'no Thursday class', 'actually, Sunday also works' and 'sorry, Tuesday is full' are said of a day beside the right one. */
const isSlip = (text: string, { 0: slip, index }: RegExpExecArray, to: number): boolean => {
  const [rest] = REST_OF_SENTENCE.exec(text.slice(to))!;
  if (SAYS_BOTH.test(rest)) return false;
  if (IS_CLEAR_SLIP.test(slip)) return true;
  const mayBe = IS_ACTUALLY.test(slip) || (ENDS_IN_WHEN.test(text.slice(0, index)) && !MAY_REFUSE.test(slip));
  return mayBe && ENDS_CORRECTION.test(rest);
};

const SLIP_BEFORE = new RegExp(`${CORRECTION}$`, 'i');
const ENDS_IN_WHEN = new RegExp(`(?:${WEEKDAY}|tomorrow|\\d)$`, 'i');
const REST_OF_SENTENCE = /^(?:[^.;!?\n]|\.(?=\S))*/;
const SAYS_BOTH = /\b(?:also|too|as well|works?|if)\b/i;
/** 'no', 'sorry' and 'actually' alone are said of much. */
const IS_CLEAR_SLIP =
  /\b(?:meant?|make (?:that|it)|scratch that|or rather|(?:no|oh|wait|oops),? (?:no|wait|(?:i['’]?m )?sorry|not|it['’]?s)|sorry,? (?:wait|(?:i['’]?m )?sorry|not|it['’]?s))\b/i;
const IS_ACTUALLY = /\bactually\b/i;
/** 'no Friday', 'wait at Town Hall' and 'yes, Sunday' are no slips, unlike 'no, Friday'. */
const MAY_REFUSE = /\b(?:no (?:the )?|yes\b.*|wait at (?:the )?)$/i;
/** Behind a day, an hour or a place that stands instead of another one nothing new is said. */
const ENDS_CORRECTION =
  /^[\s,)]*(?:$|(?:at|@|from|in|on|by|around|about|for|with|noon|midnight|morning|afternoon|evening|night|\d{1,2}(?::\d\d)?(?: ?[ap]\.?m)?)(?![\p{L}\d]))/iu;
