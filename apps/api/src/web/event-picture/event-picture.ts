import type { Day, OneEvent } from '#libs/contracts';
import { dateBlock } from './date-block';
import { COLORS, type Pen, PLACES, SIZE } from './sheet';
import { whatAndWhere } from './what-and-where';

const { mast, left } = PLACES;

/** An event on one sheet, in the look of its page. */
export const eventPicture = (event: OneEvent, { town, today }: { town: string; today: Day }, pen: Pen): string[] => [
  pen.box(0, 0, SIZE.width, SIZE.height, COLORS.paper),
  pen.box(0, 0, SIZE.width, mast, COLORS.ink),
  pen.write('Almanac', WORDMARK, left, BASELINE, COLORS.paper),
  pen.write(town, TOWN, left + pen.lengthOf('Almanac', WORDMARK) + 22, BASELINE, COLORS.paper),
  pen.box(0, mast, SIZE.width, 8, COLORS.accent),
  ...dateBlock(event, today, pen),
  ...whatAndWhere(event, pen),
];

const BASELINE = 63;
const WORDMARK = { weight: 800, width: 122, size: 46 };
const TOWN = { weight: 380, width: 104, size: 42 };
