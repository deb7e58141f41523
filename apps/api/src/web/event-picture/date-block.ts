import { coversDay, type Day, dayNumber, daysOf, monthBelow, type OneEvent, TBD, weekdayName } from '#libs/contracts';
import { COLORS, type Pen, PLACES } from './sheet';

const { left, top, block } = PLACES;
const INSET = 24;

/** The big numbers: a day, the first and last of several, or the words that stand for them. */
export const dateBlock = (event: OneEvent, today: Day, pen: Pen): string[] => {
  const isOff = event.status !== 'confirmed';
  const isToday = !isOff && coversDay(event, today);
  const fill = isOff ? COLORS.quiet : isToday ? COLORS.onAccent : COLORS.paper;
  const [first, last] = daysOf(event);
  return [
    pen.box(left, top, block.width, block.height, isToday ? COLORS.accent : COLORS.ink),
    ...(isOff ? [pen.box(left + 2, top + 2, block.width - 4, block.height - 4, COLORS.paper)] : []),
    ...(first === undefined
      ? freeWords(event.displayDate || TBD, fill, pen)
      : last === undefined
        ? oneDay(first, today, { isOff, fill, pen })
        : [first, last].flatMap((day, place) => dayOfRun(day, today, (place * block.height) / 2, { isOff, fill, pen }))),
  ];
};

type Look = { isOff: boolean; fill: string; pen: Pen };

const oneDay = (day: Day, today: Day, look: Look): string[] => [
  look.pen.write(weekdayName(day).slice(0, 3), SMALL, left + INSET, top + 56, look.fill),
  ...numeral(day, { ...NUMERAL, size: 230 }, top + 262, look),
  look.pen.write(monthBelow(day, today), SMALL, left + INSET, top + 322, look.fill),
];

const dayOfRun = (day: Day, today: Day, below: number, look: Look): string[] => {
  const cut = { ...NUMERAL, size: 116 };
  const [x, y] = [left + INSET + look.pen.lengthOf(String(dayNumber(day)), cut) + 14, top + below + 140];
  const month = monthBelow(day, today);
  return [
    ...numeral(day, cut, y, look),
    look.pen.write(weekdayName(day).slice(0, 3), SMALL, x, y - 44, look.fill),
    look.pen.write(month, month.includes(' ') ? SMALLER : SMALL, x, y - 4, look.fill),
  ];
};

/** It looks as if it began where the words above it do. */
const numeral = (day: Day, cut: typeof NUMERAL & { size: number }, y: number, { isOff, fill, pen }: Look): string[] => {
  const words = String(dayNumber(day));
  const stroke = pen.box(left + INSET - 10, y - cut.size * 0.39, pen.lengthOf(words, cut) + 16, 10, fill);
  return [pen.write(words, cut, left + INSET - 4, y, fill), ...(isOff ? [stroke] : [])];
};

const freeWords = (words: string, fill: string, pen: Pen): string[] =>
  pen
    .linesOf(words, FREE, block.width - 2 * INSET, 5)
    .map((line, place) => pen.write(line, FREE, left + INSET, top + 76 + place * 52, fill));

const NUMERAL = { weight: 760, width: 70 };
const SMALL = { weight: 600, width: 100, size: 38 };
const SMALLER = { weight: 600, width: 80, size: 30 };
const FREE = { weight: 760, width: 70, size: 52 };
