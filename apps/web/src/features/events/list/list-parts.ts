import type { Day, DaySection, EventGroup, TownEvent } from '#libs/contracts';
import { countRows, daySections } from '#libs/contracts';
import { type Earlier, type Folding, todayParts } from './today-parts';

/** As many rows of one day as are drawn or left out together. */
export const ROWS_PER_PART = 20;

/**
 * What is drawn or left out as a whole: the head of a group, some rows of a day, the line above what of it is over, or the band
 * above what is still on. Indices count through the list.
 */
export type RowsPart = { index: number; key: string; events: TownEvent[]; of: 'line' | 'earlier' | 'news' | 'band' | 'still on' };
export type ListDay = {
  key: string;
  section: DaySection;
  ruled: boolean;
  parts: RowsPart[];
  earlier?: Earlier;
  stillOn?: StillOn;
};
export type ListGroup = { heading: string; count: number; stillOn: number; head: number; days: ListDay[] };

/** What is still on, at the end of a day, and how many of it have rows of their own. */
export type StillOn = { events: TownEvent[]; shown: number };

export type ListParts = {
  groups: ListGroup[];
  /** Key of every part, heads included, in the order they stand. */
  keys: string[];
  /** Rows of every part, or what it is instead. */
  rows: (number | 'head' | 'line' | 'band')[];
};

/** Rows of what is still on, before the others are asked for. */
const SOME = 8;

/**
 * Cuts the groups into parts that can be drawn one by one. With a `folding`, what is over stands apart at the beginning of today,
 * and what is still on at its end.
 */
export const listParts = (groups: EventGroup[], today: Day, folding?: Folding): ListParts => {
  const keys: string[] = [];
  const rows: ListParts['rows'] = [];
  const add = (key: string, content: ListParts['rows'][number]) => {
    rows.push(content);
    return keys.push(key) - 1;
  };
  const rowsOf = (key: string, events: TownEvent[], of: 'earlier' | 'news' | 'still on'): RowsPart[] =>
    chunks(events).map((chunk, part) => ({
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
        folding && group.heading === 'TODAY' ? todayParts(group.events, today, folding) : { ...WHOLE, news: group.events };
      const sections = daySections({ ...group, events: news }, today, previous);
      if (earlier.events.length && !isPlain(sections[0])) sections.unshift({ day: today, weekMarker: null, events: [] });
      if (stillOn.length && !isPlain(sections.at(-1))) sections.push({ day: today, weekMarker: null, events: [] });
      previous = sections.at(-1)?.day ?? previous;
      return {
        heading: group.heading,
        count: countRows(news),
        stillOn: countRows(stillOn),
        head,
        days: sections.map((section, place) => {
          const key = `${group.heading} ${section.day} ${section.text}`;
          const isFirst = place === 0 && earlier.events.length > 0;
          const isLast = place === sections.length - 1 && stillOn.length > 0;
          const shown = folding?.unfolded === 'all' ? stillOn : folding?.unfolded === 'some' ? stillOn.slice(0, SOME) : [];
          const parts = [
            ...(isFirst ? [toggle(LINE, 'line'), ...rowsOf(LINE, earlier.isOpen ? earlier.events : [], 'earlier')] : []),
            ...rowsOf(key, section.events, 'news'),
            ...(isLast ? [toggle(BAND, 'band'), ...rowsOf(BAND, shown, 'still on')] : []),
          ];
          return {
            key: section.events.length ? key : `${key} ${isFirst ? LINE : BAND}`,
            section,
            ruled: place > 0 && !section.weekMarker,
            parts,
            ...(isFirst && { earlier }),
            ...(isLast && { stillOn: { events: stillOn, shown: shown.length } }),
          };
        }),
      };
    }),
  };
};

/** Where nothing stands apart. */
const WHOLE = { earlier: { events: [], isOpen: false }, stillOn: [] } satisfies { earlier: Earlier; stillOn: TownEvent[] };

const LINE = 'earlier';
const BAND = 'still on';

/** Whether a day stands there by its own name, so that something else of today may follow it. */
const isPlain = (section: DaySection | undefined) => section !== undefined && section.text === undefined;

const chunks = (events: TownEvent[]) =>
  Array.from({ length: Math.ceil(events.length / ROWS_PER_PART) }, (_, chunk) =>
    events.slice(chunk * ROWS_PER_PART, (chunk + 1) * ROWS_PER_PART),
  );

/** What to expect before a part was drawn, px. */
export const partSizes = (rows: ListParts['rows'], narrow: boolean): number[] =>
  rows.map((content, index) => {
    if (content === 'head') return headSize(index === 0, narrow);
    if (content === 'line') return LINE_SIZE;
    if (content === 'band') return narrow ? NARROW_BAND : BAND_SIZE;
    return Math.max(rows[index - 1] === 'line' || rows[index - 1] === 'band' ? 0 : DAY, content * (narrow ? NARROW_ROW : ROW));
  });

const headSize = (first: boolean, narrow: boolean) => (narrow ? 44 : 48) + (first ? (narrow ? 8 : 20) : narrow ? 28 : 36);

const DAY = 165;
const ROW = 78;
const NARROW_ROW = 124;
const LINE_SIZE = 45;
const BAND_SIZE = 68;
const NARROW_BAND = 92;
