import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Child, child } from './child';
import { allInTurns } from './in-turns';
import type { Figures, Question } from './quick-bench';
import { say } from './report';

/** A checkout that is built. */
export type Side = Readonly<{ commit: string; folder: string }>;

const WARMING = 2;
/** With what is made ready at the first round. */
const PATIENCE_MS = 600_000;

/** The rounds of a quick bench on each side, a round of each in turns; none of a side where it does not run. */
export const measureInTurns = async (bench: string, sides: readonly Side[], rounds: number): Promise<Figures[][]> => {
  const turns = sides.map((side) => turnsOf(bench, side));
  try {
    await allInTurns(
      WARMING,
      turns.map(({ round }) => round),
    );
    const measured = await allInTurns(
      rounds,
      turns.map(({ round }) => round),
    );
    return measured.map((one) => (one.includes(undefined) ? [] : (one as Figures[])));
  } finally {
    for (const { close } of turns) await close();
  }
};

const turnsOf = (bench: string, { commit, folder }: Side) => {
  const file = join(folder, `dist/bench/quick/${bench}.js`);
  let program: Child<Question, Figures> | undefined = existsSync(file) ? child(file, [], folder) : undefined;
  return {
    round: async (): Promise<Figures | undefined> => {
      try {
        return await (program && answerOf(program, 'round'));
      } catch (error) {
        say(`${bench} does not run at ${commit}: ${(error as Error).message}`);
        await program!.stop();
        program = undefined;
        return undefined;
      }
    },
    close: async () => {
      if (!program) return;
      await answerOf(program, 'close');
      await program.stop();
    },
  };
};

const answerOf = async (program: Child<Question, Figures>, question: Question): Promise<Figures> => {
  const tooLate = new AbortController();
  const patience = setTimeout(PATIENCE_MS, undefined, { signal: tooLate.signal, ref: false }).then(() => {
    throw new Error(`no answer within ${PATIENCE_MS / 1_000} s`);
  });
  patience.catch(() => {});
  try {
    return await Promise.race([program.ask(question), patience]);
  } finally {
    tooLate.abort();
  }
};
