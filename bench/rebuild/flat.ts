import { createReadStream } from 'node:fs';
import { answering } from '../lib/child';
import type { Measured } from './fold';

/** The limit: reads a file of one fact a line and parses each. */
answering(async ({ flat }: { flat: string }): Promise<Measured> => {
  const began = performance.now();
  let [events, rest] = [0, ''];
  for await (const chunk of createReadStream(flat, { encoding: 'utf8', highWaterMark: 1024 * 1024 })) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (JSON.parse(line).type) events += 1;
  }
  return { events, seconds: (performance.now() - began) / 1_000, peakBytes: process.resourceUsage().maxRSS * 1024, documents: 0 };
});
