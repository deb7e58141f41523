import { type EventDetails, formatTimeRange, formatWhere, repairMojibake, titleOf } from '#libs/contracts';
import { COLORS, LAYOUT, PICTURE_SIZE, type SvgPen } from './sheet';
import { type FontStyle, MAX_TEXT_LENGTH } from './text-shaper';

const { right, top, bottom, left } = LAYOUT;
const TEXT_WIDTH = PICTURE_SIZE.width - right - left;

export const drawTitleAndFacts = (event: EventDetails, pen: SvgPen): string[] => {
  const isOff = event.status !== 'confirmed';
  const { cut, lines } = titleLinesOf(event, pen);
  const yOf = (line: number) => top + cut.size * (0.82 + 1.08 * line);
  return [
    ...lines.map((words, line) => pen.write(words, cut, right, yOf(line), isOff ? COLORS.quiet : COLORS.ink)),
    ...(isOff ? drawBadge(event.status.toUpperCase(), yOf(lines.length - 1) + 30, pen) : []),
    ...drawFacts(event, isOff, pen),
  ];
};

const titleLinesOf = (event: EventDetails, pen: SvgPen): { cut: FontStyle; lines: string[] } => {
  const title = isMostlyLegible(event.name, pen) ? titleOf(event) : event.organization;
  const inSize = ({ most, ...cut }: (typeof TITLE_FONTS)[number], atMost = most) => ({
    cut,
    lines: pen.linesOf(title, cut, TEXT_WIDTH, atMost),
  });
  const large = TITLE_FONTS.find((title) => inSize(title, title.most + 1).lines.length <= title.most);
  return inSize(large ?? TITLE_FONTS.at(-1)!);
};

/** A title in a script without glyphs would leave only digits; then the organization is shown. */
const isMostlyLegible = (name: string, { legible }: SvgPen) =>
  2 * countLetters(legible(name)) > Math.min(countLetters(name), MAX_TEXT_LENGTH);

const countLetters = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '').length;

const drawFacts = (event: EventDetails, isOff: boolean, pen: SvgPen): string[] => {
  const visibleFacts = [
    { words: formatTimeRange(event), cut: TIME_FONT, fill: isOff ? COLORS.quiet : COLORS.ink },
    { words: formatWhere(event), cut: PLACE_FONT, fill: COLORS.ink },
    { words: event.organization, cut: ORGANIZATION_FONT, fill: COLORS.quiet },
  ]
    .map(({ words, ...look }) => ({ words: pen.legible(repairMojibake(words)), ...look }))
    .filter(({ words }) => words);
  let y = bottom - visibleFacts.reduce((height, { cut }) => height + cut.size * LINE_HEIGHT, 0);
  return visibleFacts.flatMap(({ words, cut, fill }) => {
    y += cut.size * LINE_HEIGHT;
    return pen.linesOf(words, cut, TEXT_WIDTH, 1).map((line) => pen.write(line, cut, right, y, fill));
  });
};

const drawBadge = (words: string, y: number, pen: SvgPen) => [
  pen.box(right, y, pen.lengthOf(words, BADGE_FONT) + 32, 48, COLORS.danger),
  pen.write(words, BADGE_FONT, right + 16, y + 34, COLORS.paper),
];

const TITLE_FONTS = [
  { weight: 760, width: 108, size: 72, most: 2 },
  { weight: 760, width: 108, size: 60, most: 3 },
  { weight: 760, width: 108, size: 48, most: 4 },
];
const TIME_FONT = { weight: 700, width: 88, size: 46 };
const PLACE_FONT = { weight: 600, width: 100, size: 32 };
const ORGANIZATION_FONT = { weight: 400, width: 100, size: 30 };
const BADGE_FONT = { weight: 720, width: 106, size: 28 };
const LINE_HEIGHT = 1.35;
