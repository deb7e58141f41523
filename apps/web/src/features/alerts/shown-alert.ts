import {
  eventPathOf,
  formatBriefDate,
  formatTimeOfDay,
  repairMojibake,
  type TownEvent,
  timeOfDayOf,
  titleOf,
  type WeatherAlert,
} from '#libs/contracts';

/** Only an event has a `path`. */
export type ShownAlert = Readonly<{ id: string; source: string; title: string; text: string; path?: string }>;

export const toEventAlert = (event: TownEvent): ShownAlert => ({
  id: String(event.id),
  source: event.organization,
  title: titleOf(event),
  text: repairMojibake(event.description ?? ''),
  path: eventPathOf(event),
});

export const toWeatherAlert = ({ id, source, title, text, until }: WeatherAlert, today: string): ShownAlert => {
  const day = until.slice(0, 10);
  const time = formatTimeOfDay(timeOfDayOf(until) ?? 0);
  return { id, source, title, text: `Until ${day === today ? time : `${time} on ${formatBriefDate(day)}`}. ${text}` };
};

export const formatAlertTitle = ({ title }: ShownAlert): string => (/[.!?]$/.test(title) ? title : `${title}.`);
