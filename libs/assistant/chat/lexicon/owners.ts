import type { ChatQuery } from '#libs/contracts';

type Owner = NonNullable<ChatQuery['whose']>;

/** What belongs to the resident who asks. The first match wins. */
export const OWNER_PATTERNS: readonly (readonly [Owner, RegExp])[] = [
  [
    'reminders',
    /\b(?:my )?reminders?\b(?: (?:do i have(?: set(?: up)?)?|have i set|did i set|i(?:'ve)? set|set|are set))?|\b(?:be|get|been) reminded (?:of|about)\b|\bremind(?:ing)? me (?:of|about)\b/i,
  ],
  [
    'saved',
    /\b(?:my |the )?(?:saved|bookmarked|starred|favou?rited?) (?:ones|events?|things|items|list)\b|\b(?:what|which)\b.{0,20}\b(?:have i|did i|i(?:'ve| have)?) (?:saved?|bookmarked?|starred|kept)\b|\b(?:things|events|ones|anything) (?:that )?i(?:'ve| have)? saved\b|\bmy (?:saved|bookmarks|favou?rites)\b|\b(?:i|i've|have i) (?:have )?saved\b|\bdid i (?:save|bookmark|star|keep)\b/i,
  ],
  [
    'followed',
    /\b(?:(?:places?|organi[sz]ations?|groups?|clubs?|things|ones|what|who|whom|everything|everyone|anything|those) )?(?:that |whom )?i(?:'m| am)? follow(?:ing|ed)?\b|\bdo i follow\b|\bam i following\b|\bmy (?:feed|almanac|follows|organi[sz]ations)\b/i,
  ],
  [
    'own',
    /\bmy (?:own|personal|private) (?:events?|entries|appointments?|things|plans?)\b|\b(?:events?|entries|ones|things|what|anything) (?:that )?(?:did |have )?i(?:'ve| have)? (?:add(?:ed)?|entered|created?|made)\b|\b(?:did|have) i (?:add(?:ed)?|enter(?:ed)?|created?)\b|\bi(?:'ve| have)? (?:added|entered|created)\b/i,
  ],
  [
    'mine',
    /\bmy (?:own |personal |private )?(?:events?|calendar|schedule|agenda|plans?|appointments?|entries)\b|\b(?:do i have(?! (?:to|water|power|electricity|heat|gas|school|trash|garbage|recycling)\b)|have i got)\b(?: (?:anything|something|plans|any plans|going on|on))?|\bi have (?:planned|scheduled|on my (?:calendar|schedule))\b|\bi(?:'ve| have)? planned\b|\bam i (?:free|busy|doing|available)\b|\bon my (?:calendar|schedule|plate|agenda)\b|\bi(?:'m| am) doing\b|\bi got (?:going on|planned|on)\b/i,
  ],
  [
    'district',
    /\bmy (?:next |own |regular )?(?:collection |trash |garbage |recycling )?(?:district|trash|garbage|recycling|pick ?-?up|cans?|bins?|street|house|collection)\b|\b(?:i|we) (?:put|take|bring)\b|\bour (?:trash|garbage|recycling|street|house)\b/i,
  ],
];

export const findOwner = (text: string): (typeof OWNER_PATTERNS)[number] | undefined =>
  OWNER_PATTERNS.find(([, pattern]) => pattern.test(text));
