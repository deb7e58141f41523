import { addDays, isExpired } from '#libs/contracts';
import { type Asked, isUpcoming, matchesTime } from './asked';
import { formatEventSentence } from './event-lines';
import { quoteText } from './one-event';

/** 'Is it going to snow tonight': the calendar knows no weather, but has the notices of it that towns publish. */
export const rowsOfWeatherNotices = (asked: Asked): string[] => {
  const { query, said, context, today } = asked;
  if (said === undefined) return [];
  const span = query.span ?? { from: today, to: addDays(today, DAYS_AHEAD) };
  return context.calendar.entries
    .filter(
      (entry) =>
        WEATHER_NOTICE.test(entry.event.name) &&
        entry.event.status !== 'cancelled' &&
        !isExpired(entry.event, context.now) &&
        isUpcoming(entry, asked) &&
        matchesTime(entry, { query: { span } }),
    )
    .flatMap(({ event }) => [formatEventSentence(event, today), ...quoteText(event)]);
};

const DAYS_AHEAD = 2;

const WEATHER_NOTICE =
  /\b(?:weather|storm|snow|blizzard|ice|wind|wind chill|heat|cold|freeze|frost|flood|tornado|thunderstorm|hurricane|rain|fog|fire weather|red flag) (?:advisory|warning|watch|alert|emergency|statement)\b/i;
