import {
  briefDate,
  clockOf,
  clockText,
  eventPath,
  plainQuotes,
  type TownEvent,
  titleOf,
  type WeatherAlert,
} from '#libs/contracts';

/** An alert as it stands above everything, whoever gives it. What is no event has no page. */
export type ShownAlert = Readonly<{ id: string; source: string; title: string; text: string; path?: string }>;

export const eventAlert = (event: TownEvent): ShownAlert => ({
  id: String(event.id),
  source: event.organization,
  title: titleOf(event),
  text: plainQuotes(event.description ?? ''),
  path: eventPath(event),
});

/** 'Until 7:00 AM on Sat, Nov 21. Heavy snow expected.' */
export const weatherAlert = ({ id, source, title, text, until }: WeatherAlert, today: string): ShownAlert => {
  const day = until.slice(0, 10);
  const time = clockText(clockOf(until) ?? 0);
  return { id, source, title, text: `Until ${day === today ? time : `${time} on ${briefDate(day)}`}. ${text}` };
};

/** 'Water main break on Kings Highway.' */
export const alertTitle = ({ title }: ShownAlert): string => (/[.!?]$/.test(title) ? title : `${title}.`);
