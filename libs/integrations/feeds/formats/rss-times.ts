import { plainLine } from '../../icalendar/texts/plain-text';
import { type Span, spanOf } from '../events/when';
import { type Element, textWithin, within } from '../xml/element';
import { microformatSpan } from './microformat';

/** All times that an item takes place, by the first vocabulary that says one. None when nothing says so. */
export const spansOf = (item: Element): Span[] => {
  for (const vocabulary of VOCABULARIES) {
    const spans = vocabulary(item).filter(({ dtstart }) => dtstart);
    if (spans.length > 0) return spans;
  }
  return [];
};

const said = (item: Element, ...names: string[]): string | undefined =>
  within(item, ...names)
    .map((element) => textWithin(element).trim())
    .find((text) => text !== '');

/** xCal: its end is none of its days, as in iCalendar. */
const xcal = (item: Element): Span[] => {
  const start = within(item, 'dtstart')[0];
  return start ? [inZone(spanOf(textWithin(start), said(item, 'dtend'), true), start.attributes.get('tzid'))] : [];
};

/** A time that names its zone beside it. */
const inZone = ({ dtstart, dtend }: Span, tzid: string | undefined): Span => {
  const placed = (property: Span['dtstart']) =>
    property && tzid && !String(property.values[0]).endsWith('Z') && !property.params['tzid']
      ? { ...property, params: { tzid } }
      : property;
  return { dtstart: placed(dtstart), ...(dtend && { dtend: placed(dtend) }) };
};

/** The RSS events module (ev:startdate) and its kin. A library's clock stands beside its day. */
const startdate = (item: Element): Span[] => {
  const on = (text: string | undefined) => (text && /^\d\d?:\d\d/.test(text) ? `${said(item, 'date') ?? ''} ${text}` : text);
  const start = said(item, 'startdate', 'start', 'starttime', 'start_date', 'start_time', 'startdatetime', 'localstart');
  return [spanOf(on(start), on(said(item, 'enddate', 'end', 'endtime', 'end_date', 'end_time', 'enddatetime', 'localend')))];
};

/** Google's: one for each time. The end of whole days is none of them. */
const gdWhen = (item: Element): Span[] =>
  within(item, 'when').map(({ attributes }) => spanOf(attributes.get('starttime'), attributes.get('endtime'), true));

/** A WordPress calendar's. */
const attributed = (item: Element): Span[] =>
  within(item, 'tribe_event_meta').map(({ attributes }) => spanOf(attributes.get('start'), attributes.get('end')));

/** What most American towns publish: 'July 4, 2026 - July 5, 2026' and '07:00 PM - 09:00 PM'. */
const townHall = (item: Element): Span[] => {
  const [first, last = first] = parted(said(item, 'eventdates'));
  const [begins = '', ends = ''] = parted(said(item, 'eventtimes')).map((time) => (/\d/.test(time) ? ` ${time}` : ''));
  return first ? [spanOf(`${first}${begins}`, ends || last !== first ? `${last}${ends}` : undefined)] : [];
};

const parted = (text: string | undefined): string[] =>
  plainLine(text?.slice(0, 200) ?? '')
    .split(/ - | – /)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const microformat = (item: Element): Span[] => [
  microformatSpan(
    within(item, 'description', 'summary', 'content', 'encoded')
      .map((element) => textWithin(element))
      .join('\n'),
  ),
];

const VOCABULARIES = [xcal, startdate, gdWhen, attributed, townHall, microformat];
