import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Child, startChild } from './child';
import { measureAllInTurns } from './in-turns';
import type { Figures, Question } from './quick-bench';
import { print } from './report';

export type Side = Readonly<{ commit: string; folder: string }>;

const WARM_UP_ROUNDS = 2;
/** The first round also opens the bench. */
const ANSWER_TIMEOUT_MS = 600_000;

/** A round of each side in turns. A side where the bench does not run has no rounds. */
export const measureInTurns = async (bench: string, sides: readonly Side[], rounds: number): Promise<Figures[][]> => {
  const runners = sides.map((side) => startSide(bench, side));
  try {
    await measureAllInTurns(
      WARM_UP_ROUNDS,
      runners.map(({ round }) => round),
    );
    const measured = await measureAllInTurns(
      rounds,
      runners.map(({ round }) => round),
    );
    return measured.map((one) => (one.includes(undefined) ? [] : (one as Figures[])));
  } finally {
    for (const { close } of runners) await close();
  }
};

const startSide = (bench: string, { commit, folder }: Side) => {
  const file = join(folder, `dist/bench/quick/${bench}.js`);
  let program: Child<Question, Figures> | undefined = existsSync(file) ? startChild(file, [], folder) : undefined;
  return {
    round: async (): Promise<Figures | undefined> => {
      try {
        return await (program && answerWithin(program, 'round'));
      } catch (error) {
        print(`${bench} does not run at ${commit}: ${(error as Error).message}`);
        await program!.stop();
        program = undefined;
        return undefined;
      }
    },
    close: async () => {
      if (!program) return;
      await answerWithin(program, 'close');
      await program.stop();
    },
  };
};

const answerWithin = async (program: Child<Question, Figures>, question: Question): Promise<Figures> => {
  const answered = new AbortController();
  const timeout = setTimeout(ANSWER_TIMEOUT_MS, undefined, { signal: answered.signal, ref: false }).then(() => {
    throw new Error(`no answer within ${ANSWER_TIMEOUT_MS / 1_000} s`);
  });
  timeout.catch(() => {});
  try {
    return await Promise.race([program.ask(question), timeout]);
  } finally {
    answered.abort();
  }
};
