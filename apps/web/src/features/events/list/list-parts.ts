import { countRoomRows, type Day, type DaySection, type EventGroup, type TownEvent, toDaySections } from '#libs/contracts';
import { type EarlierEvents, splitToday, type TodayFolds } from './split-today';

export const ROWS_PER_PART = 20;

/** Rendered or left out as a whole. Indices run through the list. */
export type RowsPart = { index: number; key: string; events: TownEvent[]; of: 'line' | 'earlier' | 'news' | 'band' | 'still on' };
export type ListDay = {
  key: string;
  section: DaySection;
  ruled: boolean;
  parts: RowsPart[];
  earlier?: EarlierEvents;
  stillOn?: StillOn;
};
export type ListGroup = { heading: string; count: number; stillOn: number; head: number; days: ListDay[] };

/** `shownCount`: how many of them have rows. */
export type StillOn = { events: TownEvent[]; shownCount: number };

export type ListParts = {
  groups: ListGroup[];
  keys: string[];
  /** Number of rows of every part, or its kind if it has none. */
  rows: (number | 'head' | 'line' | 'band')[];
};

const FIRST_STILL_ON_ROWS = 8;

/** With `folding`, past events come first in today and events still on last. */
export const toListParts = (groups: EventGroup[], today: Day, todayFolds?: TodayFolds): ListParts => {
  const keys: string[] = [];
  const rows: ListParts['rows'] = [];
  const add = (key: string, content: ListParts['rows'][number]) => {
    rows.push(content);
    return keys.push(key) - 1;
  };
  const rowsOf = (key: string, events: TownEvent[], of: 'earlier' | 'news' | 'still on'): RowsPart[] =>
    toChunks(events).map((chunk, part) => ({
      key: `${key} ${part}`,
      events: chunk,
      of,
      index: add(`${key} ${part}`, chunk.length),
    }));
  const toggle = (key: string, of: 'line' | 'band'): RowsPart => ({ key, events: [], of, index: add(key, of) });
  let previous: Day | undefined;

  return {
    keys,
    rows,
    groups: groups.map((group) => {
      const head = add(group.heading, 'head');
      const { earlier, news, stillOn } =
        todayFolds && group.heading === 'TODAY'
          ? splitToday(group.events, today, todayFolds)
          : { ...UNFOLDED_TODAY, news: group.events };
      const sections = toDaySections({ ...group, events: news }, today, previous);
      if (earlier.events.length && !isOrdinaryDay(sections[0])) sections.unshift({ day: today, weekMarker: null, events: [] });
      if (stillOn.length && !isOrdinaryDay(sections.at(-1))) sections.push({ day: today, weekMarker: null, events: [] });
      previous = sections.at(-1)?.day ?? previous;
      return {
        heading: group.heading,
        count: countRoomRows(news),
        stillOn: countRoomRows(stillOn),
        head,
        days: sections.map((section, place) => {
          const key = `${group.heading} ${section.day} ${section.text}`;
          const isFirst = place === 0 && earlier.events.length > 0;
          const isLast = place === sections.length - 1 && stillOn.length > 0;
          const shownEvents =
            todayFolds?.unfolded === 'all'
              ? stillOn
              : todayFolds?.unfolded === 'some'
                ? stillOn.slice(0, FIRST_STILL_ON_ROWS)
                : [];
          const parts = [
            ...(isFirst
              ? [toggle(EARLIER_KEY, 'line'), ...rowsOf(EARLIER_KEY, earlier.isOpen ? earlier.events : [], 'earlier')]
              : []),
            ...rowsOf(key, section.events, 'news'),
            ...(isLast ? [toggle(STILL_ON_KEY, 'band'), ...rowsOf(STILL_ON_KEY, shownEvents, 'still on')] : []),
          ];
          return {
            key: section.events.length ? key : `${key} ${isFirst ? EARLIER_KEY : STILL_ON_KEY}`,
            section,
            ruled: place > 0 && !section.weekMarker,
            parts,
            ...(isFirst && { earlier }),
            ...(isLast && { stillOn: { events: stillOn, shownCount: shownEvents.length } }),
          };
        }),
      };
    }),
  };
};

const UNFOLDED_TODAY = { earlier: { events: [], isOpen: false }, stillOn: [] } satisfies {
  earlier: EarlierEvents;
  stillOn: TownEvent[];
};

const EARLIER_KEY = 'earlier';
const STILL_ON_KEY = 'still on';

const isOrdinaryDay = (section: DaySection | undefined) => section !== undefined && section.text === undefined;

const toChunks = (events: TownEvent[]) =>
  Array.from({ length: Math.ceil(events.length / ROWS_PER_PART) }, (_, chunk) =>
    events.slice(chunk * ROWS_PER_PART, (chunk + 1) * ROWS_PER_PART),
  );

/** Px, before a part is rendered. */
export const estimatePartSizes = (rows: ListParts['rows'], narrow: boolean): number[] =>
  rows.map((content, index) => {
    if (content === 'head') return estimateHeadSize(index === 0, narrow);
    if (content === 'line') return LINE_PX;
    if (content === 'band') return narrow ? NARROW_BAND_PX : BAND_PX;
    return Math.max(
      rows[index - 1] === 'line' || rows[index - 1] === 'band' ? 0 : DAY_PX,
      content * (narrow ? NARROW_ROW_PX : ROW_PX),
    );
  });

const estimateHeadSize = (first: boolean, narrow: boolean) => (narrow ? 44 : 48) + (first ? (narrow ? 8 : 20) : narrow ? 28 : 36);

const DAY_PX = 165;
const ROW_PX = 78;
const NARROW_ROW_PX = 124;
const LINE_PX = 45;
const BAND_PX = 68;
const NARROW_BAND_PX = 92;
