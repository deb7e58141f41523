import type { QuickAddContext } from '#libs/quick-add';
import { KNOWN } from '../../test/data/phrases';
import { scorePhrases } from '../../test/data/score-phrases';
import type { WrittenLine } from './testing/written-line';
import { writeLines } from './testing/written-lines';

const TODAY = '2026-11-20';

/** A town with places that no line names; some begin the names of others. */
const TOWN: QuickAddContext = {
  ...KNOWN,
  town: 'Tulip Springs',
  places: [
    { name: 'Tulip Springs Amphitheater', address: null },
    { name: 'Cedar Street', address: null },
    { name: 'Walton Green', address: '4 Walton Lane' },
    { name: 'Gazebo at Miller Park', address: null },
  ],
};

/** `SEED=7 npx jest written-lines` writes other lines. */
const SEED = Number(process.env.SEED ?? 33);
const LINES = 6_000;

const toReading = ({ name, date, endDate, startTime, endTime, location, recurrence, style }: WrittenLine): string =>
  [
    name,
    [date, endDate].filter(Boolean).join(' to '),
    startTime && [startTime, endTime].filter(Boolean).join('-'),
    location && `@${location}`,
    recurrence,
    style === 'pasted' && '~',
  ]
    .filter(Boolean)
    .join(' · ');

describe('Lines as residents type, dictate and paste them', () => {
  const lines = writeLines(SEED, LINES, TODAY);
  const scored = scorePhrases(
    lines.map((line) => ({ text: line.text, context: TOWN, readings: [toReading(line)], isOpen: line.isOpen })),
  );
  process.stdout.write(`written lines: seed ${SEED}, ${LINES} lines, needless questions ${scored.needless.length}\n`);

  it('are understood or asked about with the right answer, and lose no word', () => {
    expect([...scored.silent, ...scored.unanswerable]).toEqual([]);
  });

  it('are hardly asked about needlessly', () => {
    expect(scored.needless.length / LINES).toBeLessThan(0.005);
  });
});
