import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '#libs/contracts';
import { readCalendar } from '#libs/integrations';
import { answerQuestions } from '../lib/child';
import { startProcessorTime } from '../lib/processor-time';
import type { ImportInput } from './generate-calendars';

/** `work` is in milliseconds of processor time. */
export type ReadResult = { happenings: number; seconds: number; work: number };

/** The limit: reads the same files and keeps nothing. */
answerQuestions(({ folder, now }: ImportInput): ReadResult => {
  const today = now.slice(0, 10);
  const window = { timeZone: 'America/New_York', from: addDays(today, -30), to: addDays(today, 400) };
  const [began, processorTime] = [performance.now(), startProcessorTime()];
  const readings = readdirSync(folder).map((file) => readCalendar(readFileSync(join(folder, file)), window));
  const happenings = readings.reduce((sum, reading) => sum + reading.occurrences.length, 0);
  const seconds = (performance.now() - began) / 1_000;
  return { happenings, seconds, work: processorTime() };
});
