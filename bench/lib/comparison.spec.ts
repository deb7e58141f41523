import { compareRounds, comparisonColumns, isWorse, summaryOf } from './comparison';
import type { Figure } from './quick-bench';

const lower = (ours: number, peer?: number): Figure => ({ unit: 'ms', better: 'lower', ours, ...(peer && { peer }) });
const rounds = (name: string, ...figures: Figure[]) => figures.map((figure) => ({ [name]: figure }));
const [before, after] = [rounds('fold', lower(10), lower(20), lower(40)), rounds('fold', lower(12), lower(24), lower(48))];

describe('A row of a comparison', () => {
  it('is the median of what each round came to, so that what disturbs both sides of a round does not count', () => {
    const [row] = compareRounds(before, after);
    expect(row).toMatchObject({ name: 'fold', unit: 'ms', better: 'lower', ours: 24, peer: 20, hasFallen: true });
    expect([row!.ratio, row!.spread]).toEqual([1.2, 0]);
  });

  it('tells the ratio to a bare peer on both sides', () => {
    const [row] = compareRounds(rounds('read', lower(10, 5)), rounds('read', lower(10, 2)));
    expect(row).toMatchObject({ earlierBareRatio: 2, bareRatio: 5, hasFallen: false });
  });

  it.each([
    ['now', [], after, ['fold', '-', '24.0 ms', '-', '-', '-', '-', '']],
    ['before', before, [], ['fold', '20.0 ms', '-', '-', '-', '-', '-', '']],
  ])('has a dash for the side that does not run, when it runs only %s', (_, earlier, now, cells) => {
    const [row] = compareRounds(earlier, now);
    expect(comparisonColumns('abc').map(([, cell]) => cell(row!))).toEqual(cells);
  });

  it('says by how much it fell', () => {
    const [row] = compareRounds(before, after);
    const cells = comparisonColumns('abc').map(([, cell]) => cell(row!));
    expect(cells).toEqual(['fold', '20.0 ms', '24.0 ms', '+20.0 %', '± 0.0 %', '-', '-', 'fell by 20.0 %']);
  });

  it('stands for every figure of either side', () => {
    const names = compareRounds(rounds('gone', lower(1)), rounds('new', lower(1))).map(({ name }) => name);
    expect(names).toEqual(['new', 'gone']);
  });
});

describe('A fall', () => {
  it.each([
    ['takes a fifth longer', 'lower', 1.2, 0.05, true],
    ['takes a fifth less', 'lower', 0.8, 0.05, false],
    ['takes a tenth longer', 'lower', 1.1, 0.01, false],
    ['does a fifth less in the same time', 'higher', 0.8, 0.05, true],
    ['does a fifth more in the same time', 'higher', 1.2, 0.05, false],
    ['takes a fifth longer, in rounds that lie further apart', 'lower', 1.2, 0.25, false],
    ['takes half as long again, in rounds that lie as far apart', 'lower', 1.5, 0.25, true],
  ] as const)('%s', (_, better, ratio, spread, expected) => {
    expect(isWorse({ better, ratio, spread })).toBe(expected);
  });
});

it('Sums up rounds by the median, and by how much that may be off: less, the more rounds there are', () => {
  const ten = [1, 8, 9, 9, 10, 10, 11, 11, 12, 90].map((ours) => lower(ours));
  expect(summaryOf(ten)).toEqual({ ours: 10, spread: 0.2 });
  expect(summaryOf([...ten, ...ten, ...ten, ...ten])).toEqual({ ours: 10, spread: 0.1 });
  expect(summaryOf([lower(10, 5), lower(30, 10), lower(20, 5)])).toEqual({ ours: 20, ratio: 3, spread: 1 / 3 });
});
