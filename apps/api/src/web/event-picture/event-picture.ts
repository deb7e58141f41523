import type { Day, EventDetails } from '#libs/contracts';
import { drawDateBlock } from './date-block';
import { COLORS, LAYOUT, PICTURE_SIZE, type SvgPen } from './sheet';
import { drawTitleAndFacts } from './title-and-facts';

const { mast, left } = LAYOUT;

export const drawEventPicture = (event: EventDetails, { town, today }: { town: string; today: Day }, pen: SvgPen): string[] => [
  pen.box(0, 0, PICTURE_SIZE.width, PICTURE_SIZE.height, COLORS.paper),
  pen.box(0, 0, PICTURE_SIZE.width, mast, COLORS.ink),
  pen.write('Almanac', WORDMARK_FONT, left, BASELINE, COLORS.paper),
  pen.write(town, TOWN_FONT, left + pen.lengthOf('Almanac', WORDMARK_FONT) + 22, BASELINE, COLORS.paper),
  pen.box(0, mast, PICTURE_SIZE.width, 8, COLORS.accent),
  ...drawDateBlock(event, today, pen),
  ...drawTitleAndFacts(event, pen),
];

const BASELINE = 63;
const WORDMARK_FONT = { weight: 800, width: 122, size: 46 };
const TOWN_FONT = { weight: 380, width: 104, size: 42 };
