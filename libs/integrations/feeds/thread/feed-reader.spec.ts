import { EventEmitter, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { FeedFailure } from '../feed-reading';
import { FeedReader } from './feed-reader';

const SAID = { timeZone: 'America/New_York', from: '2026-01-01', to: '2026-12-31' };
const BYTES = Buffer.from('BEGIN:VCALENDAR');
const LONGEST_MS = 60_000;

const thread =
  (onMessage: string, options = {}) =>
  () =>
    new Worker(`const { parentPort } = require('node:worker_threads'); parentPort.on('message', ${onMessage});`, {
      eval: true,
      ...options,
    });

/** Finds as many events as there are bytes, and tells them two at a time. */
const reads = thread(`
  (question) => {
    if (question !== 'more') globalThis.left = question.bytes.length;
    const told = Math.min(2, globalThis.left);
    if (question === 'more') globalThis.left -= told;
    parentPort.postMessage(question === 'more' ? Array(told).fill({ uid: '1' }) : { happenings: [], format: question.said.type });
  }`);

describe('The reader of feeds', () => {
  const readers: FeedReader[] = [];
  const readerWith = (...[begin, longestMs = LONGEST_MS, beginsWithinMs]: ConstructorParameters<typeof FeedReader>) => {
    readers.push(new FeedReader(begin, longestMs, beginsWithinMs));
    return readers.at(-1)!;
  };
  afterEach(() => Promise.all(readers.splice(0).map((reader) => reader.close())));

  it('reads one feed after the other in one thread, each whole, and leaves its bytes alone', async () => {
    const begin = jest.fn(reads);
    const reader = readerWith(begin);
    const bytes = Buffer.from('four five').subarray(0, 4);
    const readings = await Promise.all(['a', 'b', 'c'].map((type) => reader.read(bytes, { ...SAID, type })));
    expect(readings.map(({ format, happenings }) => [format, happenings.length])).toEqual([
      ['a', 4],
      ['b', 4],
      ['c', 4],
    ]);
    expect(bytes.toString()).toBe('four');
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['takes too long', thread('() => {}'), 1, 'reading it takes longer than 1 ms'],
    [
      'takes too much memory',
      thread('() => { const all = []; for (;;) all.push({ more: all.length }) }', {
        resourceLimits: { maxOldGenerationSizeMb: 8 },
      }),
      LONGEST_MS,
      'reading it takes too much memory',
    ],
    ['goes too deep', thread('() => { const deeper = () => deeper() + 1; deeper() }'), LONGEST_MS, 'more than can be read'],
    ['is made to write too much', thread("() => { 'x'.repeat(2 ** 30) }"), LONGEST_MS, 'more than can be read'],
  ])('blames a feed by which a thread %s, and reads the next feed in another', async (_, bad, longestMs, reason) => {
    const threads: Worker[] = [];
    const begins = [bad, reads];
    const reader = readerWith(() => {
      threads.push(begins[threads.length]!());
      return threads.at(-1)!;
    }, longestMs);
    const failing = reader.read(BYTES, SAID);
    await expect(failing).rejects.toThrow(reason);
    await expect(failing).rejects.toBeInstanceOf(FeedFailure);
    if (longestMs === LONGEST_MS) expect((await reader.read(BYTES, SAID)).happenings).toHaveLength(BYTES.length);
    expect(threads[0]!.threadId).toBe(-1);
  });

  it.each<[string, () => Worker, string]>([
    [
      'cannot begin',
      () => {
        throw new Error('no more threads');
      },
      'no more threads',
    ],
    ['has no file', () => new Worker('/there/is/no/such/file.js'), 'Cannot find module'],
    ['fails', thread("() => { throw new TypeError('nobody thought of that') }"), 'nobody thought of that'],
    ['ends itself', thread('() => process.exit(3)'), 'ended with 3'],
  ])('blames nobody but us for a thread that %s, and reads the next feed in another', async (_, bad, reason) => {
    const begins = [bad, reads];
    const reader = readerWith(() => begins.shift()!());
    const failing = reader.read(BYTES, SAID);
    await expect(failing).rejects.toThrow(reason);
    await expect(failing).rejects.not.toBeInstanceOf(FeedFailure);
    expect((await reader.read(BYTES, SAID)).happenings).toHaveLength(BYTES.length);
  });

  it('blames nobody but us for a thread that dies in the moment it has begun', async () => {
    const dying = Object.assign(new EventEmitter(), { terminate: jest.fn(), postMessage: jest.fn() }) as unknown as Worker;
    const begins = [() => dying, reads];
    const reader = readerWith(() => begins.shift()!());
    const failing = reader.read(BYTES, SAID);
    while (dying.listenerCount('online') === 0) await null;
    dying.emit('online');
    dying.emit('error', new Error('Cannot find module'));
    dying.emit('exit', 1);
    await expect(failing).rejects.toThrow('Cannot find module');
    await expect(failing).rejects.not.toBeInstanceOf(FeedFailure);
    expect((await reader.read(BYTES, SAID)).happenings).toHaveLength(BYTES.length);
  });

  it('blames nobody but us for a thread that never begins', async () => {
    const never = Object.assign(new EventEmitter(), { terminate: jest.fn() }) as unknown as Worker;
    const failing = readerWith(() => never, LONGEST_MS, 1).read(BYTES, SAID);
    await expect(failing).rejects.toThrow('does not begin');
    await expect(failing).rejects.not.toBeInstanceOf(FeedFailure);
    expect(never.terminate).toHaveBeenCalledTimes(1);
  });

  it('reads on in another thread when one has died in between', async () => {
    const threads: Worker[] = [];
    const reader = readerWith(() => {
      threads.push(reads());
      return threads.at(-1)!;
    });
    await reader.read(BYTES, SAID);
    threads[0]!.emit('error', new Error('nobody listens'));
    await threads[0]!.terminate();
    expect((await reader.read(BYTES, SAID)).happenings).toHaveLength(BYTES.length);
    expect(threads).toHaveLength(2);
  });

  it('is not kept by a feed when it is told to stop, and reads the next one', async () => {
    const deaf = thread('() => {}')();
    const begins = [() => deaf, reads];
    const reader = readerWith(() => begins.shift()!());
    const stopping = new AbortController();
    const failing = reader.read(BYTES, SAID, stopping.signal);
    const waiting = reader.read(BYTES, SAID, stopping.signal);
    await once(deaf, 'online');
    stopping.abort(new Error('this process ends'));
    await expect(failing).rejects.toThrow('this process ends');
    await expect(waiting).rejects.toThrow('this process ends');
    expect((await reader.read(BYTES, SAID)).happenings).toHaveLength(BYTES.length);
  });

  it('refuses what is larger than any feed before it is read', async () => {
    const begin = jest.fn(reads);
    await expect(readerWith(begin).read(new Uint8Array(64 * 1024 * 1024 + 1), SAID)).rejects.toThrow('it is more than');
    expect(begin).not.toHaveBeenCalled();
  });
});
