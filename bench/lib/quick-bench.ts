import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerQuestions } from './child';
import type { Row } from './report';

export type Figure = Pick<Row, 'unit' | 'better' | 'ours' | 'peer' | 'isExact'>;

export type Figures = Readonly<Record<string, Figure>>;

type QuickBench = Readonly<{ round: () => Promise<Figures>; close: () => Promise<unknown> }>;

export type Question = 'round' | 'close';

export const serveQuickBench = (open: (folder: string) => Promise<QuickBench>) => {
  let opening: Promise<QuickBench> | undefined;
  answerQuestions<Question, Figures>(async (question) => {
    opening ??= openIn(open);
    const bench = await opening;
    if (question === 'round') return bench.round();
    await bench.close();
    return {};
  });
};

const openIn = async (open: (folder: string) => Promise<QuickBench>): Promise<QuickBench> => {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-bench-'));
  const { round, close } = await open(folder);
  return {
    round,
    close: async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
