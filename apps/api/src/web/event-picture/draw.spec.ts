import type { EventDetails } from '#libs/contracts';
import { toSvg } from './draw';
import { createSvgPen, type SvgPen } from './sheet';
import { createTextShaper } from './text-shaper';

const event: EventDetails = {
  id: 1,
  name: 'Fair',
  organization: 'Moorestown Library',
  category: 'Social',
  date: '2026-11-20',
  time: '6:00 PM',
  status: 'confirmed',
};

const MOST_CHARACTERS = 200_000;

describe('The picture of an event', () => {
  let pen: SvgPen;

  beforeAll(async () => {
    pen = createSvgPen(await createTextShaper());
  });

  const drawn = (about: Partial<EventDetails>) =>
    toSvg({ town: 'Moorestown', today: '2026-11-20', event: { ...event, ...about } }, pen);

  it.each([
    ['what there are letters for', 'Łódź at night 🎈', 'Łódź at night'],
    ['no sign that nobody sees', 'Fa\u200bir\u202e \u00ad& \ufeffpie', 'Fair & pie'],
    ['no more marks than letters take in', `Cafe\u0301 Z${'\u0337\u0322'.repeat(5_000)}algo`, 'Café Zalgo'],
    ['the name of the organization, of a title in letters that it lacks', '中秋节灯会 2026', 'Moorestown Library'],
    ['the same of one that is written from right to left', 'מסיבת חנוכה', 'Moorestown Library'],
    ['the same of one that is none', '🎉🎉🎉', 'Moorestown Library'],
  ])('writes %s', (_, name, written) => expect(drawn({ name }) === drawn({ name: written })).toBe(true));

  it.each([
    ['the title', { name: 'Pie '.repeat(2_500) }],
    ['a word of it', { name: 'Pie'.repeat(3_500) }],
    ['every text', { location: 'x'.repeat(10_000), organization: 'y z'.repeat(10_000), displayDate: 'Spring '.repeat(2_000) }],
  ])('is no larger however long %s is', (_, about) => {
    const svg = drawn(about);
    expect(svg.length).toBeLessThan(MOST_CHARACTERS);
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('leaves no line for what it has no letters for', () => expect(drawn({ location: '市政厅' }) === drawn({})).toBe(true));
});
