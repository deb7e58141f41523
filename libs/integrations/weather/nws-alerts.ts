import type { WeatherAlert } from '#libs/contracts';
import { requireList, toLine, toUtcInstant } from './validate-response';

const SOURCE = 'National Weather Service';
const MAX_LENGTHS = { id: 200, title: 80, text: 600 };
const MAX_ALERTS = 10;

/** https://vlab.noaa.gov/web/nws-common-alerting-protocol. Only these two threaten life or property. */
const SEVERITIES = ['Extreme', 'Severe'];

/** Parses `/alerts/active`: real and severe ones, neither replaced nor cancelled, the most severe first, then the newest. */
export const parseAlerts = ({ features }: any): WeatherAlert[] => {
  const messages = requireList(features).flatMap((feature) => parseMessage(feature?.properties));
  const replaced = new Set(messages.flatMap(({ replaces }) => replaces));
  return messages
    .filter(({ alert, isOn, severity }) => isOn && severity >= 0 && !replaced.has(alert.id))
    .sort((one, other) => one.severity - other.severity || other.sent.localeCompare(one.sent))
    .slice(0, MAX_ALERTS)
    .map(({ alert }) => alert);
};

type AlertMessage = { alert: WeatherAlert; isOn: boolean; severity: number; sent: string; replaces: string[] };

const parseMessage = (properties: any): AlertMessage[] => {
  const id = toLine(properties?.id, MAX_LENGTHS.id);
  const title = toLine(properties?.event, MAX_LENGTHS.title);
  const [expires, ends] = [toUtcInstant(properties?.expires), toUtcInstant(properties?.ends)];
  const until = ends ?? expires;
  const [expiresAt] = [expires, ends].filter((end) => end !== undefined).sort();
  if (!/^\S+$/.test(id) || !title || !until || !expiresAt || properties.status !== 'Actual') return [];
  return [
    {
      alert: { id, source: SOURCE, title, text: textOf(properties), until, expiresAt },
      isOn: ['Alert', 'Update'].includes(properties.messageType),
      severity: SEVERITIES.indexOf(properties.severity),
      sent: toUtcInstant(properties.sent) ?? '',
      replaces: Array.isArray(properties.references)
        ? properties.references.map((one: any) => toLine(one?.identifier, MAX_LENGTHS.id))
        : [],
    },
  ];
};

/** '* WHAT...Heavy snow expected.' in lines of 70 characters becomes 'What: Heavy snow expected.', then the instruction. */
const textOf = ({ description, instruction }: any): string => {
  const words = [description, instruction]
    .map((text) => toLine(text, MAX_LENGTHS.text * 4))
    .join(' ')
    .replace(/(?:\* )?\b([A-Z])([A-Z ]+)\.\.\./g, (_, first, rest) => `${first}${rest.toLowerCase()}: `)
    .trim();
  return words.length <= MAX_LENGTHS.text ? words : `${words.slice(0, MAX_LENGTHS.text).replace(/\s+\S*$/, '')}…`;
};
