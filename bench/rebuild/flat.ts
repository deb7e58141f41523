import { createReadStream } from 'node:fs';
import { answering } from '../lib/child';
import { startProcessorTime } from '../lib/processor-time';
import type { Measured } from './fold';

/** The limit: reads a file of one fact a line and parses each. */
answering(async ({ flat }: { flat: string }): Promise<Measured> => {
  const [began, processorTime] = [performance.now(), startProcessorTime()];
  let [events, rest] = [0, ''];
  for await (const chunk of createReadStream(flat, { encoding: 'utf8', highWaterMark: 1024 * 1024 })) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (JSON.parse(line).type) events += 1;
  }
  const seconds = (performance.now() - began) / 1_000;
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  return { events, seconds, work: processorTime(), peakBytes, documents: 0 };
});
