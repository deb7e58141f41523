import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCalendarIndex, type ChatContext } from '#libs/assistant';
import { EventStore, Projector } from '#libs/event-sourcing';
import { readCalendar } from '#libs/integrations';
import { Calendar } from '../apps/api/src/events/calendar';
import { Importer } from '../apps/api/src/import/importer';
import { Directory } from '../apps/api/src/organizations/directory';
import { readSourcesFile } from '../apps/cli/src/sources-file';
import { createDataDirectory, openAlmanac } from './app';
import { sampleTownContext } from './data/sample-town-context';
import { parseQuestions, scoreQuestion, VERDICTS } from './data/score-questions';

/**
 * Scores the questions of a file: `QUESTIONS_FILE=questions.txt npx jest test/score-questions.spec.ts`. With
 * `TOWNSHIP_FEEDS=folder` they are asked of that township, as of `TOWNSHIP_DAY` (default 2026-03-25), else of the sample town.
 */
const { QUESTIONS_FILE, TOWNSHIP_FEEDS, TOWNSHIP_DAY = '2026-03-25' } = process.env;

const openTownship = async (folder: string): Promise<ChatContext> => {
  const now = `${TOWNSHIP_DAY}T10:00:00-04:00`;
  const { app, close } = await openAlmanac({ ALMANAC_DATA_DIR: createDataDirectory(), ALMANAC_NOW: now });
  const importer = app.get(Importer);
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

if (!QUESTIONS_FILE) it.skip('questions of a file are scored (skipped: QUESTIONS_FILE names none)', () => {});
else
  it('questions of a file are scored', async () => {
    const context = TOWNSHIP_FEEDS ? await openTownship(TOWNSHIP_FEEDS) : sampleTownContext();
    const questions = parseQuestions(readFileSync(QUESTIONS_FILE, 'utf8'));
    const scored = questions.map((question) => ({ question, ...scoreQuestion(question, context) }));
    const lines = scored
      .filter(({ verdict }) => verdict !== 'right')
      .map(
        ({ question, verdict, answer }) =>
          `${verdict}: ${question.turns.join(' / ')}\n  expected ${question.expected}\n  ${answer}`,
      );
    const counts = VERDICTS.map((one) => `${one} ${scored.filter(({ verdict }) => verdict === one).length}`);
    process.stdout.write(`${[...lines, `${questions.length} questions: ${counts.join(', ')}`].join('\n')}\n`);
    expect(scored).toHaveLength(questions.length);
  });
