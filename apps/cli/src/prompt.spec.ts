import { PassThrough } from 'node:stream';
import { createPrompt } from './prompt';

const terminal = () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  return { input, output, answer: createPrompt(input, output)('Type counts to confirm: ') };
};

describe('Whoever is asked at a terminal', () => {
  it('is asked where answers do not go, and answers with a line', async () => {
    const { input, output, answer } = terminal();
    input.write('counts\nand more');
    expect(await answer).toBe('counts');
    expect(String(output.read())).toContain('Type counts to confirm: ');
  });

  it('answers nothing where they break it off, and the command goes on to say that nothing was done', async () => {
    const { input, answer } = terminal();
    input.end();
    expect(await answer).toBe('');
  });
});
