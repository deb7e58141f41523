import { fork } from 'node:child_process';
import { once } from 'node:events';

export type Child<Question, Answer> = {
  pid: number;
  ask: (question: Question) => Promise<Answer>;
  stop: () => Promise<void>;
};

export const startChild = <Question, Answer>(
  file: string,
  args: readonly string[] = [],
  cwd?: string,
  nodeOptions: readonly string[] = [],
): Child<Question, Answer> => {
  const execArgv = [...process.execArgv, ...nodeOptions];
  const program = fork(file, args, { cwd, execArgv, serialization: 'advanced', stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const exit = once(program, 'exit');
  return {
    pid: program.pid!,
    ask: async (question) => {
      const answer = once(program, 'message');
      program.send(question as object);
      const [first] = await Promise.race([answer, exit.then(() => [program])]);
      if (first === program) throw new Error(`${file} ended without an answer`);
      return first;
    },
    stop: async () => {
      program.kill();
      await exit;
    },
  };
};

export const askNewChild = async <Question, Answer>(
  file: string,
  question: Question,
  args: readonly string[] = [],
  nodeOptions: readonly string[] = [],
): Promise<Answer> => {
  const program = startChild<Question, Answer>(file, args, undefined, nodeOptions);
  try {
    return await program.ask(question);
  } finally {
    await program.stop();
  }
};

export const answerQuestions = <Question, Answer>(answer: (question: Question) => Answer | Promise<Answer>) => {
  process.on('message', async (question) => void process.send!(await answer(question as Question)));
  // Exit handlers end the processes that this program started, also if its parent is gone.
  for (const end of ['disconnect', 'SIGTERM'] as const) process.once(end, () => process.exit());
};
