import {
  displayedTimesOf,
  type EventDetails,
  eventPathOf,
  formatBriefDate,
  formatLongDate,
  formatPlace,
  formatRebooking,
  formatTimeRange,
  type PushedReminder,
  repairMojibake,
  startDayOf,
  type TownEvent,
  titleOf,
} from '#libs/contracts';
import { encodingOf, toGsmText } from '#libs/integrations';

export const formatEventTime = (event: TownEvent): string => {
  const day = startDayOf(event);
  return day ? [formatLongDate(day), formatTimeRange(event)].filter(Boolean).join(', ') : '';
};

/** The longest text that fits one message, else the one with the fewest parts. `site` is the public address, if configured. */
export const formatSms = (event: EventDetails | undefined, isCalledOff: boolean, town: string, site?: string): string => {
  const end = `Almanac ${toGsmText(town)}. Reply STOP to opt out.`;
  const texts = SMS_SHAPES.map((shape) => `${formatSentence(event, isCalledOff, shape, site)} ${end}`);
  const parts = texts.map((text) => encodingOf(text).parts);
  return texts[parts.indexOf(Math.min(...parts))]!;
};

export const toPushMessage = (id: string, event: EventDetails | undefined, isCalledOff: boolean): PushedReminder => ({
  id,
  title: event ? titleOf(event) : 'An event of yours',
  body: repairMojibake(pushBodyOf(event, isCalledOff)),
  url: event ? eventPathOf((isCalledOff && event.rebooking) || event) : '/me',
});

type SmsShape = Readonly<{ name: number; place: number; when: (event: TownEvent) => string }>;

const formatBriefTime = (event: TownEvent): string => {
  const day = startDayOf(event);
  return day ? [formatBriefDate(day), displayedTimesOf(event).start].filter(Boolean).join(', ') : '';
};

const SMS_SHAPES: readonly SmsShape[] = [
  { name: 60, place: 40, when: formatEventTime },
  { name: 60, place: 40, when: formatBriefTime },
  { name: 60, place: 24, when: formatBriefTime },
  { name: 60, place: 0, when: formatBriefTime },
  { name: 40, place: 0, when: formatBriefTime },
  { name: 24, place: 0, when: formatBriefTime },
];

const formatSentence = (event: EventDetails | undefined, isCalledOff: boolean, shape: SmsShape, site?: string): string => {
  if (!event) return 'An event of yours that you wanted to be reminded of is gone.';
  if (event.isPrivate) return PRIVATE_MESSAGE;
  const [opening, ending] = isCalledOff ? ['Will not take place', formatRebookingForSms(event, site)] : ['Reminder', ''];
  const place = isCalledOff ? '' : formatPlace(event);
  const parts = [
    shortenForSms(titleOf(event), shape.name),
    toGsmText(shape.when(event)),
    shape.place > 0 && place && shortenForSms(place, shape.place),
  ];
  return `${opening}: ${parts.filter(Boolean).join(', ')}.${ending}`;
};

const pushBodyOf = (event: EventDetails | undefined, isCalledOff: boolean): string => {
  if (event?.isPrivate) return PRIVATE_MESSAGE;
  return isCalledOff
    ? `It will not take place.${event ? formatRebookingForSms(event) : ''}`
    : [event && formatEventTime(event), event && formatPlace(event)].filter(Boolean).join(' · ');
};

const PRIVATE_MESSAGE = 'An event that you wanted to be reminded of is no longer public.';

const formatRebookingForSms = ({ rebooking }: EventDetails, site?: string) =>
  rebooking ? ` ${shortenForSms(formatRebooking(rebooking), 40)}${site ? `: ${site}${eventPathOf(rebooking)} ` : '.'}` : '';

const shortenForSms = (text: string, maxLength: number): string => {
  const characters = [...toGsmText(repairMojibake(text))];
  const isWhole = characters.length <= maxLength;
  const visible = (isWhole ? characters : characters.slice(0, maxLength - ELLIPSIS.length)).join('');
  return isWhole ? visible : `${visible.trimEnd()}${ELLIPSIS}`;
};

const ELLIPSIS = '...';
