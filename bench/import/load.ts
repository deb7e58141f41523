import 'reflect-metadata';
import { runAlmanac } from '../../apps/cli/src/run-almanac';
import { answerQuestions } from '../lib/child';
import { peakBytesOfLivingChildren, processorTimeOfLivingChildren } from '../lib/child-processes';
import { startProcessorTime } from '../lib/processor-time';
import type { ImportInput } from './generate-calendars';

/** `first` and `again` in seconds, work in ms of processor time. Work and memory include the process that reads feeds. */
export type ImportResult = Readonly<Record<'happenings' | 'first' | 'firstWork' | 'again' | 'againWork' | 'peakBytes', number>>;

answerQuestions(async ({ folder, sources, now, data }: ImportInput & { data: string }): Promise<ImportResult> => {
  const environment = { ALMANAC_DATA_DIR: data, ALMANAC_NOW: now, GEOCODER: 'none' };
  const load = async () => {
    const lines: string[] = [];
    const [began, processorTime, ofReader] = [performance.now(), startProcessorTime(), processorTimeOfLivingChildren()];
    const words = ['import', 'ics', folder, '--sources', sources, '--json'];
    const code = await runAlmanac(words, environment, { say: (text) => lines.push(text), complain: console.error });
    if (code !== 0) throw new Error(`almanac ${words.join(' ')} ended with ${code}`);
    const seconds = (performance.now() - began) / 1_000;
    const results: { happenings: number }[] = JSON.parse(lines.join('\n'));
    const work = processorTime() + processorTimeOfLivingChildren() - ofReader;
    return { seconds, work, happenings: results.reduce((sum, one) => sum + one.happenings, 0) };
  };
  const first = await load();
  const again = await load();
  const peakBytes = process.resourceUsage().maxRSS * 1024 + peakBytesOfLivingChildren();
  return {
    happenings: first.happenings,
    first: first.seconds,
    firstWork: first.work,
    again: again.seconds,
    againWork: again.work,
    peakBytes,
  };
});
