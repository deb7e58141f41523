import { createReadStream } from 'node:fs';
import { answerQuestions } from '../lib/child';
import { startProcessorTime } from '../lib/processor-time';
import type { FoldResult } from './fold';

answerQuestions(async ({ flat }: { flat: string }): Promise<FoldResult> => {
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
