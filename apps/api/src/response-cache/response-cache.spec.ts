import { ResponseCache } from './response-cache';

const KILOBYTE = 1024;

describe('Answers for those who wish alike', () => {
  const calls: string[] = [];
  const answers = new ResponseCache<string>(12 * KILOBYTE, async (wishes) => {
    calls.push(wishes);
    if (wishes === 'fails') throw new Error('No answer');
    return JSON.stringify(wishes.padEnd(4 * KILOBYTE));
  });
  const ask = async (moment: string, wishes: string) => {
    calls.length = 0;
    await answers.get(moment, wishes)('identity');
    return [...calls];
  };

  it('are made once, and again when the town has moved on', async () => {
    expect(await ask('noon', 'a')).toEqual(['a']);
    expect(await ask('noon', 'a')).toEqual([]);
    expect(await ask('one', 'a')).toEqual(['a']);
  });

  it('give way when they weigh too much: the one that was asked for longest ago', async () => {
    await ask('two', 'a');
    await ask('two', 'b');
    expect(await ask('two', 'a')).toEqual([]);
    expect(await ask('two', 'c')).toEqual(['c']);
    expect(await ask('two', 'a')).toEqual([]);
    expect(await ask('two', 'b')).toEqual(['b']);
  });

  it('are not kept when they could not be made', async () => {
    await expect(ask('three', 'fails')).rejects.toThrow('No answer');
    await expect(ask('three', 'fails')).rejects.toThrow('No answer');
    expect(calls).toEqual(['fails']);
  });
});
