import { COLORS, type Pen, PLACES, SIZE } from './sheet';

const { left, bottom } = PLACES;
const WIDTH = SIZE.width - 2 * left;

/** Of the calendar itself: of its pages, and of an event that cannot be drawn. */
export const townPicture = (town: string, pen: Pen): string[] => [
  pen.box(0, 0, SIZE.width, SIZE.height, COLORS.ink),
  pen.write('Almanac', WORDMARK, left - 6, 250, COLORS.paper),
  pen.box(left, 300, WIDTH, 12, COLORS.accent),
  ...pen.linesOf(town, TOWN, WIDTH, 1).map((words) => pen.write(words, TOWN, left, 420, COLORS.paper)),
  pen.write('Everything that happens in town', SENTENCE, left, bottom - 20, COLORS.paper),
];

const WORDMARK = { weight: 800, width: 122, size: 180 };
const TOWN = { weight: 380, width: 104, size: 92 };
const SENTENCE = { weight: 600, width: 100, size: 40 };
