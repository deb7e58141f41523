import { CONTINUATION_START, POINTING_WORD, THEN, THERE, WHAT_ELSE } from './lexicon/follow-ups';
import type { FollowUp } from './merge-queries';

/** Whether a turn is a question of its own, and goes on from nothing before: what it says is weighed. */
export const isNewQuestion = (asked: FollowUp): boolean =>
  NEW_WEIGHTS.reduce((sum, [worth, holds]) => sum + (holds(asked) ? worth : 0), 0) >= ENOUGH;

const ENOUGH = 3;

const NEW_WEIGHTS: readonly (readonly [number, (asked: FollowUp) => boolean])[] = [
  // Own things, help and whole questions about school do not go on from events.
  [9, ({ query: { topic, whose } }) => (topic !== undefined && topic !== 'trash') || whose !== undefined],
  // 'And when does the planning board meet' after a session that it may hold.
  [
    3,
    ({ text, query: { organization, asks, words }, before, events }) =>
      organization !== undefined &&
      !words &&
      ((MEETS.test(text) && CONTINUATION_START.test(text)) ||
        (asks === 'when' && before.words !== undefined && !before.span && events.areTitled(organization))),
  ],
  // 'Ok and what's going on in June'
  [2, ({ text }) => ASKS_WHAT_IS_ON.test(text)],
  [1, ({ query: { span, weekdays } }) => (span ?? weekdays) !== undefined],
  [-3, ({ text }) => ASKS_WHAT_IS_ON.test(text) && [POINTING_WORD, THEN, THERE, WHAT_ELSE].some((one) => one.test(text))],
];

/** A whole question. */
const MEETS = /\b(?:when|where|what time|what day|how often) (?:do|does|will|is|are) .{2,60} meet(?:ing)?\b/i;

const ASKS_WHAT_IS_ON =
  /^\W*(?:(?:and|so|but|ok(?:ay)?|oh|cool|great|nice|thanks|thank you|also|then|well|now|alright)\W+)*(?:what(?:'?s| is| are)?(?: all)?(?: there)?(?: to do| to see| on| up| goin(?:g|')?(?: on)?| happenin(?:g|')?| happens| events (?:are|r) there| events)|(?:is |are )?(?:there )?(?:anything|something|any events)(?: to do| on| going on| happening))\b/i;
