import { UsageError } from './command';
import { requireConfirmation } from './require-confirmation';
import { Terminal } from './terminal';

const createCall = (confirm?: string, typed?: string) => {
  const questions: string[] = [];
  const ask = async (question: string) => {
    questions.push(question);
    return typed!;
  };
  const call = { terminal: new Terminal(), values: { confirm }, positionals: [], ...(typed !== undefined && { ask }) };
  return { questions, confirm: () => requireConfirmation(call, 'counts', 'It will show something else.') };
};

describe('What is dangerous', () => {
  it('is done by whoever types its name', async () => {
    const { questions, confirm } = createCall(undefined, 'counts\n');
    await confirm();
    expect(questions).toEqual(['It will show something else. Type counts to confirm: ']);
  });

  it('is done where the call has its name, and nobody is asked', async () => {
    const { questions, confirm } = createCall('counts', 'catalogue');
    await confirm();
    expect(questions).toEqual([]);
  });

  it('is not done by a yes, an empty line, or another name', async () => {
    for (const typed of ['yes', '', 'Counts'])
      await expect(createCall(undefined, typed).confirm()).rejects.toThrow('That is not counts. Nothing was done.');
  });

  it('is called wrongly where nobody can be asked, or by another name', async () => {
    await expect(createCall().confirm()).rejects.toThrow(
      new UsageError('It will show something else. Confirm it by its name: --confirm "counts"'),
    );
    await expect(createCall('catalogue').confirm()).rejects.toThrow(
      new UsageError('--confirm must be counts. Nothing was done.'),
    );
  });
});
