import { type Day, isOwn, isPast, numberWords, type TownEvent } from '#libs/contracts';

/** '9 saved', '9 saved, 4 of them over', '9 saved, 2 of your own'; the room for it until it can be told. */
export const savedWords = (events: TownEvent[] | undefined, today: Day): string => {
  if (!events) return '\u00a0';
  const saved = events.filter((event) => !isOwn(event));
  const over = saved.filter((event) => isPast(event, today)).length;
  const own = new Set(events.filter(isOwn).map(({ id, repeats }) => repeats?.id ?? id)).size;
  const isOnlyOwn = saved.length === 0 && own > 0;
  return [
    !isOnlyOwn && `${numberWords(saved.length)} saved`,
    over > 0 && `${numberWords(over)} of them over`,
    own > 0 && `${numberWords(own)} of your own`,
  ]
    .filter(Boolean)
    .join(', ');
};
