import { UsageError } from './command';
import { requireConfirmation } from './require-confirmation';
import { Terminal } from './terminal';

const said = (confirm?: string, typed?: string) => {
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return typed!;
  };
  const call = { terminal: new Terminal(), values: { confirm }, positionals: [], ...(typed !== undefined && { ask }) };
  return { asked, confirm: () => requireConfirmation(call, 'counts', 'It will show something else.') };
};

describe('What is dangerous', () => {
  it('is done by whoever types its name', async () => {
    const { asked, confirm } = said(undefined, 'counts\n');
    await confirm();
    expect(asked).toEqual(['It will show something else. Type counts to confirm: ']);
  });

  it('is done where the call has its name, and nobody is asked', async () => {
    const { asked, confirm } = said('counts', 'catalogue');
    await confirm();
    expect(asked).toEqual([]);
  });

  it('is not done by a yes, an empty line, or another name', async () => {
    for (const typed of ['yes', '', 'Counts'])
      await expect(said(undefined, typed).confirm()).rejects.toThrow('That is not counts. Nothing was done.');
  });

  it('is called wrongly where nobody can be asked, or by another name', async () => {
    await expect(said().confirm()).rejects.toThrow(
      new UsageError('It will show something else. Confirm it by its name: --confirm "counts"'),
    );
    await expect(said('catalogue').confirm()).rejects.toThrow(new UsageError('--confirm must be counts. Nothing was done.'));
  });
});
