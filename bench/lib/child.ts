import { fork } from 'node:child_process';
import { once } from 'node:events';

export type Child<Question, Answer> = {
  pid: number;
  ask: (question: Question) => Promise<Answer>;
  stop: () => Promise<void>;
};

/** A program of its own, of which one thing is asked at a time. It works in `cwd`, else where this one does. */
export const child = <Question, Answer>(file: string, words: readonly string[] = [], cwd?: string): Child<Question, Answer> => {
  const program = fork(file, words, { cwd, serialization: 'advanced', stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(program, 'exit');
  return {
    pid: program.pid!,
    ask: async (question) => {
      const answer = once(program, 'message');
      program.send(question as object);
      const [first] = await Promise.race([answer, ended.then(() => [program])]);
      if (first === program) throw new Error(`${file} ended without an answer`);
      return first;
    },
    stop: async () => {
      program.kill();
      await ended;
    },
  };
};

/** Asks a program that nothing has run in before, and ends it. */
export const askAfresh = async <Question, Answer>(
  file: string,
  question: Question,
  words: readonly string[] = [],
): Promise<Answer> => {
  const program = child<Question, Answer>(file, words);
  try {
    return await program.ask(question);
  } finally {
    await program.stop();
  }
};

/** The other end of `child`. */
export const answering = <Question, Answer>(answer: (question: Question) => Answer | Promise<Answer>) => {
  process.on('message', async (question) => void process.send!(await answer(question as Question)));
  // Exit handlers end what this program started, also where its parent is gone.
  for (const end of ['disconnect', 'SIGTERM'] as const) process.once(end, () => process.exit());
};
