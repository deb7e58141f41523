import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { PictureRenderer } from './picture-renderer';

const SUBJECT = { town: 'Moorestown', today: '2026-11-20' };
const LONGEST_MS = 5_000;

const thread = (onMessage: string) => () => new Worker(`require('node:worker_threads').parentPort.${onMessage}`, { eval: true });
const draws = thread("on('message', function ({ town }) { this.postMessage(Buffer.from(town)); })");
const fails = thread("on('message', () => { throw new Error('Out of ink'); })");
const neverEnds = thread("on('message', () => {})");

describe('The artist', () => {
  afterEach(() => jest.useRealTimers());

  it('draws one picture after the other in one thread', async () => {
    const begin = jest.fn(draws);
    const artist = new PictureRenderer(begin, LONGEST_MS);
    for (let picture = 0; picture < 3; picture++) expect((await artist.draw(SUBJECT)).toString()).toBe('Moorestown');
    expect(begin).toHaveBeenCalledTimes(1);
    await artist.close();
  });

  it('ends a thread that is unused for a minute, and begins another for the next picture', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const threads: Worker[] = [];
    const artist = new PictureRenderer(() => {
      threads.push(draws());
      return threads.at(-1)!;
    }, LONGEST_MS);
    await artist.draw(SUBJECT);
    jest.advanceTimersByTime(59_000);
    await artist.draw(SUBJECT);
    jest.advanceTimersByTime(59_000);
    expect(threads).toHaveLength(1);
    const ended = once(threads[0]!, 'exit');
    jest.advanceTimersByTime(1_000);
    await ended;
    await artist.draw(SUBJECT);
    expect(threads).toHaveLength(2);
    await artist.close();
  });

  it.each([
    ['fails', fails, LONGEST_MS, 'Out of ink'],
    ['takes too long', neverEnds, 1, 'aborted'],
  ])('ends the thread of a picture that %s, and begins another for the next one', async (_, begin, longestMs, words) => {
    const threads: Worker[] = [];
    const artist = new PictureRenderer(() => {
      threads.push(begin());
      return threads.at(-1)!;
    }, longestMs);
    for (let picture = 0; picture < 2; picture++) await expect(artist.draw(SUBJECT)).rejects.toThrow(words);
    expect(threads.map(({ threadId }) => threadId)).toEqual([-1, -1]);
  });
});
