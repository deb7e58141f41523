import {
  coversDay,
  type Day,
  dayOfMonth,
  displayedDaysOf,
  type EventDetails,
  formatMonthLabel,
  formatWeekday,
  TBD,
} from '#libs/contracts';
import { COLORS, LAYOUT, type SvgPen } from './sheet';

const { left, top, block } = LAYOUT;
const INSET = 24;

export const drawDateBlock = (event: EventDetails, today: Day, pen: SvgPen): string[] => {
  const isOff = event.status !== 'confirmed';
  const isToday = !isOff && coversDay(event, today);
  const fill = isOff ? COLORS.quiet : isToday ? COLORS.onAccent : COLORS.paper;
  const [first, last] = displayedDaysOf(event);
  return [
    pen.box(left, top, block.width, block.height, isToday ? COLORS.accent : COLORS.ink),
    ...(isOff ? [pen.box(left + 2, top + 2, block.width - 4, block.height - 4, COLORS.paper)] : []),
    ...(first === undefined
      ? drawText(event.displayDate || TBD, fill, pen)
      : last === undefined
        ? drawSingleDay(first, today, { isOff, fill, pen })
        : [first, last].flatMap((day, place) => drawDayOfRun(day, today, (place * block.height) / 2, { isOff, fill, pen }))),
  ];
};

type BlockStyle = { isOff: boolean; fill: string; pen: SvgPen };

const drawSingleDay = (day: Day, today: Day, look: BlockStyle): string[] => [
  look.pen.write(formatWeekday(day).slice(0, 3), SMALL_FONT, left + INSET, top + 56, look.fill),
  ...drawNumeral(day, { ...NUMERAL_FONT, size: 230 }, top + 262, look),
  look.pen.write(formatMonthLabel(day, today), SMALL_FONT, left + INSET, top + 322, look.fill),
];

const drawDayOfRun = (day: Day, today: Day, offsetY: number, look: BlockStyle): string[] => {
  const font = { ...NUMERAL_FONT, size: 116 };
  const [x, y] = [left + INSET + look.pen.lengthOf(String(dayOfMonth(day)), font) + 14, top + offsetY + 140];
  const month = formatMonthLabel(day, today);
  return [
    ...drawNumeral(day, font, y, look),
    look.pen.write(formatWeekday(day).slice(0, 3), SMALL_FONT, x, y - 44, look.fill),
    look.pen.write(month, month.includes(' ') ? SMALLER_FONT : SMALL_FONT, x, y - 4, look.fill),
  ];
};

const drawNumeral = (
  day: Day,
  font: typeof NUMERAL_FONT & { size: number },
  y: number,
  { isOff, fill, pen }: BlockStyle,
): string[] => {
  const words = String(dayOfMonth(day));
  const stroke = pen.box(left + INSET - 10, y - font.size * 0.39, pen.lengthOf(words, font) + 16, 10, fill);
  return [pen.write(words, font, left + INSET - 4, y, fill), ...(isOff ? [stroke] : [])];
};

const drawText = (words: string, fill: string, pen: SvgPen): string[] =>
  pen
    .linesOf(words, TEXT_FONT, block.width - 2 * INSET, 5)
    .map((line, place) => pen.write(line, TEXT_FONT, left + INSET, top + 76 + place * 52, fill));

const NUMERAL_FONT = { weight: 760, width: 70 };
const SMALL_FONT = { weight: 600, width: 100, size: 38 };
const SMALLER_FONT = { weight: 600, width: 80, size: 30 };
const TEXT_FONT = { weight: 760, width: 70, size: 52 };
