import 'reflect-metadata';
import { almanac } from '../../apps/cli/src/almanac';
import { answering } from '../lib/child';
import type { Day } from './generated-day';

export type Imported = { happenings: number; first: number; again: number; peakBytes: number };

/** Imports a folder into an empty log and then once more, as an operator does. */
answering(async ({ folder, sources, now, data }: Day & { data: string }): Promise<Imported> => {
  const environment = { ALMANAC_DATA_DIR: data, ALMANAC_NOW: now, GEOCODER: 'none' };
  const load = async () => {
    const said: string[] = [];
    const began = performance.now();
    const words = ['import', 'ics', folder, '--sources', sources, '--json'];
    const code = await almanac(words, environment, { say: (text) => said.push(text), complain: console.error });
    if (code !== 0) throw new Error(`almanac ${words.join(' ')} ended with ${code}`);
    const results: { happenings: number }[] = JSON.parse(said.join('\n'));
    return { seconds: (performance.now() - began) / 1_000, happenings: results.reduce((sum, one) => sum + one.happenings, 0) };
  };
  const first = await load();
  const again = await load();
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  return { happenings: first.happenings, first: first.seconds, again: again.seconds, peakBytes };
});
