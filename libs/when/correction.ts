import { WEEKDAY } from './vocabulary';

/** What stands between a slip and its correction: 'Tuesday, no wait, Wednesday'. */
export const CORRECTION = `[\\s,.–—-]*\\b(?:(?:oh|uh+|um+|er|no|not ${WEEKDAY}|oops|wait|sorry|i mean|i meant|make that|make it|scratch that|actually|rather|or rather|or no|is it|what is it|yes)\\b[\\s,.]*)+(?:on )?(?:at )?(?:the )?`;
