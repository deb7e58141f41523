import type { Day, DaySection, EventGroup, TownEvent } from '#libs/contracts';
import { daySections } from '#libs/contracts';

/** As many rows of one day as are drawn or left out together. */
export const ROWS_PER_PART = 20;

/** What is drawn or left out as a whole: the head of a group, or some rows of a day. Indices count through the list. */
export type RowsPart = { index: number; key: string; events: TownEvent[] };
export type ListDay = { key: string; section: DaySection; ruled: boolean; parts: RowsPart[] };
export type ListGroup = { heading: string; count: number; head: number; days: ListDay[] };

export type ListParts = {
  groups: ListGroup[];
  /** Key of every part, heads included, in the order they stand. */
  keys: string[];
  /** Rows of every part; 0 for a head. */
  rows: number[];
};

/** Cuts the groups into parts that can be drawn one by one. */
export const listParts = (groups: EventGroup[], today: Day): ListParts => {
  const keys: string[] = [];
  const rows: number[] = [];
  const add = (key: string, count: number) => {
    rows.push(count);
    return keys.push(key) - 1;
  };
  let previous: Day | undefined;

  return {
    keys,
    rows,
    groups: groups.map((group) => {
      const head = add(group.heading, 0);
      const sections = daySections(group, today, previous);
      previous = sections.at(-1)?.day ?? previous;
      return {
        heading: group.heading,
        count: group.events.length,
        head,
        days: sections.map((section, place) => {
          const key = `${group.heading} ${section.day} ${section.text}`;
          return {
            key,
            section,
            ruled: place > 0 && !section.weekMarker,
            parts: chunks(section.events).map((events, part) => ({
              key: `${key} ${part}`,
              events,
              index: add(`${key} ${part}`, events.length),
            })),
          };
        }),
      };
    }),
  };
};

const chunks = (events: TownEvent[]) =>
  Array.from({ length: Math.ceil(events.length / ROWS_PER_PART) }, (_, chunk) =>
    events.slice(chunk * ROWS_PER_PART, (chunk + 1) * ROWS_PER_PART),
  );

/** What to expect before a part was drawn, px. */
export const partSizes = (rows: number[], narrow: boolean): number[] =>
  rows.map((count, index) => (count === 0 ? headSize(index === 0, narrow) : Math.max(DAY, count * (narrow ? NARROW_ROW : ROW))));

const headSize = (first: boolean, narrow: boolean) => (narrow ? 44 : 48) + (first ? (narrow ? 8 : 20) : narrow ? 28 : 36);

const DAY = 165;
const ROW = 78;
const NARROW_ROW = 124;
