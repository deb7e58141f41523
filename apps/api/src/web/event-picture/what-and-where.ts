import { type OneEvent, plainQuotes, timeRange, titleOf, whereWords } from '#libs/contracts';
import { type Cut, LONGEST } from './letters';
import { COLORS, type Pen, PLACES, SIZE } from './sheet';

const { right, top, bottom, left } = PLACES;
const WIDTH = SIZE.width - right - left;

/** The title as large as it fits, and at the foot when, where and by whom. */
export const whatAndWhere = (event: OneEvent, pen: Pen): string[] => {
  const isOff = event.status !== 'confirmed';
  const { cut, lines } = titleLinesOf(event, pen);
  const yOf = (line: number) => top + cut.size * (0.82 + 1.08 * line);
  return [
    ...lines.map((words, line) => pen.write(words, cut, right, yOf(line), isOff ? COLORS.quiet : COLORS.ink)),
    ...(isOff ? badge(event.status.toUpperCase(), yOf(lines.length - 1) + 30, pen) : []),
    ...facts(event, isOff, pen),
  ];
};

const titleLinesOf = (event: OneEvent, pen: Pen): { cut: Cut; lines: string[] } => {
  const title = canBeRead(event.name, pen) ? titleOf(event) : event.organization;
  const inSize = ({ most, ...cut }: (typeof TITLES)[number], atMost = most) => ({
    cut,
    lines: pen.linesOf(title, cut, WIDTH, atMost),
  });
  const large = TITLES.find((title) => inSize(title, title.most + 1).lines.length <= title.most);
  return inSize(large ?? TITLES.at(-1)!);
};

/** Of a title in a script that we have no letters for, some digits would be left: whose event it is says more. */
const canBeRead = (name: string, { legible }: Pen) => 2 * lettersIn(legible(name)) > Math.min(lettersIn(name), LONGEST);

const lettersIn = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '').length;

const facts = (event: OneEvent, isOff: boolean, pen: Pen): string[] => {
  const told = [
    { words: timeRange(event), cut: TIME, fill: isOff ? COLORS.quiet : COLORS.ink },
    { words: whereWords(event), cut: PLACE, fill: COLORS.ink },
    { words: event.organization, cut: ORGANIZATION, fill: COLORS.quiet },
  ]
    .map(({ words, ...look }) => ({ words: pen.legible(plainQuotes(words)), ...look }))
    .filter(({ words }) => words);
  let y = bottom - told.reduce((height, { cut }) => height + cut.size * LEADING, 0);
  return told.flatMap(({ words, cut, fill }) => {
    y += cut.size * LEADING;
    return pen.linesOf(words, cut, WIDTH, 1).map((line) => pen.write(line, cut, right, y, fill));
  });
};

const badge = (words: string, y: number, pen: Pen) => [
  pen.box(right, y, pen.lengthOf(words, BADGE) + 32, 48, COLORS.danger),
  pen.write(words, BADGE, right + 16, y + 34, COLORS.paper),
];

/** `most` lines of each. */
const TITLES = [
  { weight: 760, width: 108, size: 72, most: 2 },
  { weight: 760, width: 108, size: 60, most: 3 },
  { weight: 760, width: 108, size: 48, most: 4 },
];
const TIME = { weight: 700, width: 88, size: 46 };
const PLACE = { weight: 600, width: 100, size: 32 };
const ORGANIZATION = { weight: 400, width: 100, size: 30 };
const BADGE = { weight: 720, width: 106, size: 28 };
const LEADING = 1.35;
