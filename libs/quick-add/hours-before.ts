import type { FoundHours } from '#libs/when';

/** Without am or pm, within the next twelve hours. */
export const isShortlyBefore = (
  { reading: { start: own } }: FoundHours,
  { reading: { start: event } }: FoundHours,
  maxMinutes: number,
): boolean => {
  const earlier = own.isSure && event.isSure ? event.at - own.at : (event.at - own.at + HALF_A_DAY) % HALF_A_DAY;
  return earlier > 0 && earlier <= maxMinutes;
};

export const HALF_A_DAY = 720;

/** On a clock of twelve hours. */
export const minuteOf = (at: number): number => at % HALF_A_DAY;

/** 'Monster Jam 1 pm, gates open 10:30 for Pit Party': the reader may come for that. */
export const FOR_OTHER_EVENT =
  /^ for (?:the |a |an |our )?(?!(?:seat|check|sign|regist|member|ticket|vip|general|public|everyone|all|set|warm|early|parents|guests|families|students|players|runners|vendors|participants|performers|volunteers)\w*\b)\p{L}{3}/iu;
