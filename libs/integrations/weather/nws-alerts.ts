import type { WeatherAlert } from '#libs/contracts';
import { instant, line, list } from './believed';

const SOURCE = 'National Weather Service';
/** Characters. Whoever wants all of it asks the service. */
const LONGEST = { id: 200, title: 80, text: 600 };
const MOST = 10;

/** What counts: https://vlab.noaa.gov/web/nws-common-alerting-protocol. Lesser ones inform, these two threaten life or property. */
const SEVERITIES = ['Extreme', 'Severe'];

/**
 * Of the answer of `/alerts/active`: what is meant, threatens life or property, and was neither replaced nor called off by another
 * message. The worst first, then the newest.
 */
export const alertsIn = ({ features }: any): WeatherAlert[] => {
  const messages = list(features).flatMap((feature) => messageIn(feature?.properties));
  const replaced = new Set(messages.flatMap(({ replaces }) => replaces));
  return messages
    .filter(({ alert, isOn, severity }) => isOn && severity >= 0 && !replaced.has(alert.id))
    .sort((one, other) => one.severity - other.severity || other.sent.localeCompare(one.sent))
    .slice(0, MOST)
    .map(({ alert }) => alert);
};

type Message = { alert: WeatherAlert; isOn: boolean; severity: number; sent: string; replaces: string[] };

const messageIn = (told: any): Message[] => {
  const id = line(told?.id, LONGEST.id);
  const title = line(told?.event, LONGEST.title);
  const [expires, ends] = [instant(told?.expires), instant(told?.ends)];
  const until = ends ?? expires;
  const [expiresAt] = [expires, ends].filter((end) => end !== undefined).sort();
  if (!/^\S+$/.test(id) || !title || !until || !expiresAt || told.status !== 'Actual') return [];
  return [
    {
      alert: { id, source: SOURCE, title, text: textOf(told), until, expiresAt },
      isOn: ['Alert', 'Update'].includes(told.messageType),
      severity: SEVERITIES.indexOf(told.severity),
      sent: instant(told.sent) ?? '',
      replaces: Array.isArray(told.references) ? told.references.map((one: any) => line(one?.identifier, LONGEST.id)) : [],
    },
  ];
};

/** '* WHAT...Heavy snow expected.' in lines of 70 letters is 'What: Heavy snow expected.', and what to do about it follows. */
const textOf = ({ description, instruction }: any): string => {
  const words = [description, instruction]
    .map((text) => line(text, LONGEST.text * 4))
    .join(' ')
    .replace(/(?:\* )?\b([A-Z])([A-Z ]+)\.\.\./g, (_, first, rest) => `${first}${rest.toLowerCase()}: `)
    .trim();
  return words.length <= LONGEST.text ? words : `${words.slice(0, LONGEST.text).replace(/\s+\S*$/, '')}…`;
};
