import { toPlainLine } from '../../icalendar/texts/plain-text';
import { type ItemSpan, toItemSpan } from '../events/written-time';
import { childrenNamed, type Element, textContentOf } from '../xml/element';
import { readMicroformatSpan } from './microformat';

export const findItemSpans = (item: Element): ItemSpan[] => {
  for (const readVocabulary of VOCABULARY_READERS) {
    const spans = readVocabulary(item).filter(({ dtstart }) => dtstart);
    if (spans.length > 0) return spans;
  }
  return [];
};

const textIn = (item: Element, ...names: string[]): string | undefined =>
  childrenNamed(item, ...names)
    .map((element) => textContentOf(element).trim())
    .find((text) => text !== '');

/** Reads xCal. The end is exclusive, as in iCalendar. */
const readXcal = (item: Element): ItemSpan[] => {
  const start = childrenNamed(item, 'dtstart')[0];
  return start ? [withZone(toItemSpan(textContentOf(start), textIn(item, 'dtend'), true), start.attributes.get('tzid'))] : [];
};

const withZone = ({ dtstart, dtend }: ItemSpan, tzid: string | undefined): ItemSpan => {
  const setZone = (property: ItemSpan['dtstart']) =>
    property && tzid && !String(property.values[0]).endsWith('Z') && !property.params['tzid']
      ? { ...property, params: { tzid } }
      : property;
  return { dtstart: setZone(dtstart), ...(dtend && { dtend: setZone(dtend) }) };
};

/** The RSS events module (ev:startdate) and similar ones. Some libraries give the time of day in a separate field. */
const readStartdate = (item: Element): ItemSpan[] => {
  const withDate = (text: string | undefined) =>
    text && /^\d\d?:\d\d/.test(text) ? `${textIn(item, 'date') ?? ''} ${text}` : text;
  const start = textIn(item, 'startdate', 'start', 'starttime', 'start_date', 'start_time', 'startdatetime', 'localstart');
  return [
    toItemSpan(
      withDate(start),
      withDate(textIn(item, 'enddate', 'end', 'endtime', 'end_date', 'end_time', 'enddatetime', 'localend')),
    ),
  ];
};

/** Reads Google's gd:when elements, one per occurrence. The end of an all-day event is exclusive. */
const readGdWhen = (item: Element): ItemSpan[] =>
  childrenNamed(item, 'when').map(({ attributes }) => toItemSpan(attributes.get('starttime'), attributes.get('endtime'), true));

const readTribeMeta = (item: Element): ItemSpan[] =>
  childrenNamed(item, 'tribe_event_meta').map(({ attributes }) => toItemSpan(attributes.get('start'), attributes.get('end')));

/** The format of most American town websites: 'July 4, 2026 - July 5, 2026' and '07:00 PM - 09:00 PM'. */
const readTownHall = (item: Element): ItemSpan[] => {
  const [first, last = first] = splitRange(textIn(item, 'eventdates'));
  const [begins = '', ends = ''] = splitRange(textIn(item, 'eventtimes')).map((time) => (/\d/.test(time) ? ` ${time}` : ''));
  return first ? [toItemSpan(`${first}${begins}`, ends || last !== first ? `${last}${ends}` : undefined)] : [];
};

const splitRange = (text: string | undefined): string[] =>
  toPlainLine(text?.slice(0, 200) ?? '')
    .split(/ - | – /)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const readMicroformat = (item: Element): ItemSpan[] => [
  readMicroformatSpan(
    childrenNamed(item, 'description', 'summary', 'content', 'encoded')
      .map((element) => textContentOf(element))
      .join('\n'),
  ),
];

const VOCABULARY_READERS = [readXcal, readStartdate, readGdWhen, readTribeMeta, readTownHall, readMicroformat];
