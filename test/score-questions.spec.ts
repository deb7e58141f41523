import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCalendarIndex, type ChatContext } from '#libs/assistant';
import { EventStore, Projector } from '#libs/event-sourcing';
import { readCalendar } from '#libs/integrations';
import { Calendar } from '../apps/api/src/events/calendar';
import { CalendarImporter } from '../apps/api/src/import/calendar-importer';
import { Directory } from '../apps/api/src/organizations/directory';
import { readSourcesFile } from '../apps/cli/src/sources-file';
import { createDataDirectory, openAlmanac } from './app';
import { inventedTownContext } from './data/invented-town-context';
import { sampleTownContext } from './data/sample-town-context';
import { parseQuestions, scoreQuestion, VERDICTS } from './data/score-questions';

/**
 * Scores the questions of a file: `QUESTIONS_FILE=questions.txt npx jest test/score-questions.spec.ts`. With
 * `TOWNSHIP_FEEDS=folder` they are asked of that township, as of `TOWNSHIP_DAY` (default 2026-03-25), with `TOWN_EVENTS=town.jsonl`
 * of an invented town, else of the sample town.
 */
const { QUESTIONS_FILE, TOWN_EVENTS, TOWNSHIP_FEEDS = '', TOWNSHIP_DAY = '2026-03-25' } = process.env;
const hasFeeds = existsSync(join(TOWNSHIP_FEEDS, 'sources.csv'));

const openTownship = async (folder: string): Promise<ChatContext> => {
  const now = `${TOWNSHIP_DAY}T10:00:00-04:00`;
  const { app, close } = await openAlmanac({ ALMANAC_DATA_DIR: createDataDirectory(), ALMANAC_NOW: now });
  const importer = app.get(CalendarImporter);
  for (const { file, organization, category } of readSourcesFile(join(folder, 'sources.csv'))) {
    const bytes = readFileSync(join(folder, TOWNSHIP_DAY, file));
    const source = { name: file, calendar: file, organization: organization!, category: category! };
    await importer.load(source, readCalendar(bytes, importer.importWindow()), { history: undefined }).catch(() => {});
  }
  await app.get(Projector).caughtUpTo(await app.get(EventStore).head());
  const calendar = buildCalendarIndex(await app.get(Calendar).events(), await app.get(Directory).organizations());
  await close();
  const none = { collection: '', districts: [], schoolDates: '', schools: [] };
  return { ...none, now, timeZone: 'America/New_York', town: process.env['TOWNSHIP_NAME'] ?? 'Montclair', calendar };
};

const openTown = async (): Promise<ChatContext> =>
  TOWN_EVENTS ? inventedTownContext(TOWN_EVENTS) : hasFeeds ? openTownship(TOWNSHIP_FEEDS) : sampleTownContext();

const score = (file: string, context: ChatContext) => {
  const scored = parseQuestions(readFileSync(file, 'utf8')).map((question) => ({
    question,
    ...scoreQuestion(question, context),
  }));
  const ofVerdict = (verdict: (typeof VERDICTS)[number]) => scored.filter((one) => one.verdict === verdict);
  const wrong = scored
    .filter(({ verdict }) => verdict !== 'right')
    .map(
      ({ question, verdict, answer }) =>
        `${verdict}: ${question.turns.join(' / ')}\n  expected ${question.expected}\n  ${answer}`,
    );
  const counts = VERDICTS.map((one) => `${one} ${ofVerdict(one).length}`).join(', ');
  return { scored, ofVerdict, report: [...wrong, `${scored.length} questions: ${counts}`].join('\n') };
};

/** The share that is answered right by now: it does not fall, and no more is denied. */
const expectFloor = (file: string, floor: number, context: ChatContext, maxDenied = 0) => {
  const { scored, ofVerdict, report } = score(`test/data/questions/${file}`, context);
  if (process.env['QUESTION_FIGURES']) process.stdout.write(`${file}\n${report}\n`);
  expect(ofVerdict('invented')).toEqual([]);
  expect(ofVerdict('denied').slice(maxDenied)).toEqual([]);
  const maxWrong = Math.floor((1 - floor) * scored.length + ROUNDING);
  expect([...ofVerdict('denied'), ...ofVerdict('wrong')].slice(maxWrong)).toEqual([]);
};

const ROUNDING = 1e-9;

if (QUESTIONS_FILE)
  it('questions of a file are scored', async () => {
    const { scored, report } = score(QUESTIONS_FILE, await openTown());
    process.stdout.write(`${report}\n`);
    expect(scored).not.toEqual([]);
  });
else
  describe('Questions of somebody who had not seen the rules', () => {
    it.each([
      ['blind-first.txt', 0.97],
      ['blind-second.txt', 0.99],
      ['blind-third.txt', 0.98],
      ['blind-fourth.txt', 0.98],
      ['blind-sample-2.txt', 0.99],
    ] as const)('are answered right: %s', (file, floor) => expectFloor(file, floor, sampleTownContext()));

    it.each([
      ['blind-desert', 0.97],
      ['blind-canyon', 0.98],
      ['blind-harbor', 0.97],
      ['blind-grove', 0.97],
      ['blind-mill', 0.98],
      ['blind-ferry', 0.99],
      ['blind-inlet', 1],
      ['blind-bluff', 1],
      ['blind-prairie', 0.99],
      ['blind-hollow', 1],
      ['blind-river', 1],
      ['blind-orchard', 1],
      ['blind-creek', 0.95],
      ['blind-peak', 0.97],
    ] as const)('are answered right of a town that they invented: %s', (town, floor) =>
      expectFloor(`${town}.txt`, floor, inventedTownContext(`test/data/questions/${town}.jsonl`)),
    );

    // As they were written.
    it.each([
      ['blind-cove', 0.95, 0],
      ['blind-heights', 0.97, 0],
      ['blind-mesa', 0.92, 1],
      ['blind-commuter', 0.96, 0],
      ['blind-rapids', 0.78, 2],
      ['blind-bayou', 0.94, 0],
      ['blind-ranch', 0.95, 0],
      ['blind-foothills', 1, 0],
      ['blind-campus', 0.97, 0],
      ['blind-loom', 0.91, 1],
      ['blind-dune', 0.87, 1],
      ['blind-streetcar', 0.95, 0],
      ['blind-garrison', 0.96, 0],
      ['blind-plains', 0.96, 0],
      ['blind-carding', 0.9, 0],
      ['blind-vineyard', 0.97, 0],
      ['blind-parish', 0.92, 1],
      ['blind-levee', 0.95, 1],
      ['blind-furnace', 0.8, 5],
      ['blind-lakefront', 0.8, 3],
      ['blind-hillside', 0.88, 1],
      ['blind-pecan', 0.84, 1],
      ['blind-kettle', 0.86, 2],
      ['blind-sorrel', 0.83, 1],
    ] as const)('are answered right of another town: %s', (town, floor, maxDenied) =>
      expectFloor(`${town}.txt`, floor, inventedTownContext(`test/data/questions/${town}.jsonl`), maxDenied),
    );

    it.each(['canyon', 'desert', 'ferry', 'grove', 'harbor', 'inlet', 'mill'])(
      'are answered right of kinds that were wrong: %s',
      (town) => expectFloor(`kinds-${town}.txt`, 1, inventedTownContext(`test/data/questions/blind-${town}.jsonl`)),
    );

    if (hasFeeds)
      it.each([
        ['blind-township.txt', 0.96, 0],
        ['blind-township-2.txt', 0.8, 1],
        ['blind-township-3.txt', 0.73, 2],
        ['blind-township-4.txt', 0.8, 0],
        ['blind-township-5.txt', 0.75, 2],
      ] as const)('are answered right of a real township: %s', async (file, floor, maxDenied) =>
        expectFloor(file, floor, await openTownship(TOWNSHIP_FEEDS), maxDenied),
      );
    else it.skip('of a real township too (skipped: TOWNSHIP_FEEDS names no folder with its sources)', () => {});
  });
