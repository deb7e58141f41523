import type { ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import type { MemoryLimits } from '../../processes/limited-process';
import { FeedFailure } from '../feed-reading';
import { FeedReader } from './feed-reader';
import { startFeedProcess } from './start-feed-process';

const SAID = { timeZone: 'America/New_York', from: '2026-01-01', to: '2026-12-31' };
const BYTES = Buffer.from('BEGIN:VCALENDAR');
const LONGEST_MS = 60_000;

const answering = (onMessage: string, limits?: MemoryLimits) => () =>
  startFeedProcess(`process.on('message', ${onMessage})`, limits);

/** Finds as many events as there are bytes, and returns them two at a time. */
const reads = answering(`
  (question) => {
    if (question !== 'more') globalThis.left = question.bytes.length;
    const told = Math.min(2, globalThis.left);
    if (question === 'more') globalThis.left -= told;
    process.send(question === 'more' ? Array(told).fill({ uid: '1' }) : { occurrences: [], format: question.options.type });
  }`);

describe('The reader of feeds', () => {
  const readers: FeedReader[] = [];
  const readerWith = (...[begin, longestMs = LONGEST_MS, beginsWithinMs]: ConstructorParameters<typeof FeedReader>) => {
    readers.push(new FeedReader(begin, longestMs, beginsWithinMs));
    return readers.at(-1)!;
  };
  afterEach(() => Promise.all(readers.splice(0).map((reader) => reader.close())));

  it('reads one feed after the other in one process, each whole, and leaves its bytes alone', async () => {
    const begin = jest.fn(reads);
    const reader = readerWith(begin);
    const bytes = Buffer.from('four five').subarray(0, 4);
    const readings = await Promise.all(['a', 'b', 'c'].map((type) => reader.read(bytes, { ...SAID, type })));
    expect(readings.map(({ format, occurrences }) => [format, occurrences.length])).toEqual([
      ['a', 4],
      ['b', 4],
      ['c', 4],
    ]);
    expect(bytes.toString()).toBe('four');
    expect(begin).toHaveBeenCalledTimes(1);
  });

  const SMALL = { heapMb: 24, residentMb: 1024 };
  it.each([
    ['takes too long', answering('() => {}'), 1, 'reading it takes longer than 1 ms'],
    [
      'fills its memory with objects',
      answering('() => { const all = []; for (;;) all.push({ more: all.length }) }', SMALL),
      LONGEST_MS,
      'reading it takes too much memory',
    ],
    [
      'fills its memory with a map',
      answering('() => { const all = new Map(); for (;;) all.set(String(all.size), all.size) }', SMALL),
      LONGEST_MS,
      'reading it takes too much memory',
    ],
    [
      'takes too much memory outside its heap',
      answering('() => { const all = []; for (;;) all.push(new Uint8Array(2 ** 23).fill(1)) }', {
        heapMb: 512,
        residentMb: 256,
      }),
      LONGEST_MS,
      'reading it takes too much memory',
    ],
    ['goes too deep', answering('() => { const deeper = () => deeper() + 1; deeper() }'), LONGEST_MS, 'more than can be read'],
    ['is made to write too much', answering("() => { 'x'.repeat(2 ** 30) }"), LONGEST_MS, 'more than can be read'],
  ])('blames a feed by which a process %s, and reads the next feed in another', async (_, bad, longestMs, reason) => {
    const children: ChildProcess[] = [];
    const begins = [bad, reads];
    const reader = readerWith(() => {
      children.push(begins[children.length]!());
      return children.at(-1)!;
    }, longestMs);
    const failing = reader.read(BYTES, SAID);
    await expect(failing).rejects.toThrow(reason);
    await expect(failing).rejects.toMatchObject({ name: 'FeedFailure', reason: 'too-much-to-read' });
    await expect(failing).rejects.toBeInstanceOf(FeedFailure);
    if (longestMs === LONGEST_MS) expect((await reader.read(BYTES, SAID)).occurrences).toHaveLength(BYTES.length);
    expect(hasEnded(children[0]!)).toBe(true);
  });

  it('blames a feed whose JSON holds more than there is memory for, and reads the next one within the same limits', async () => {
    const reader = readerWith(() => startFeedProcess(undefined, SMALL));
    const failing = reader.read(Buffer.from(`[${Array(500_000).fill('{"16":1}').join(',')}]`), SAID);
    await expect(failing).rejects.toMatchObject({ name: 'FeedFailure', reason: 'too-much-to-read' });
    const next = await reader.read(Buffer.from('[{"name":"Fair","startDate":"2026-07-04"}]'), SAID);
    expect(next.occurrences).toHaveLength(1);
  });

  it.each<[string, () => ChildProcess, string]>([
    [
      'cannot begin',
      () => {
        throw new Error('no more processes');
      },
      'no more processes',
    ],
    ['has no file', () => startFeedProcess("require('/there/is/no/such/file.js')"), 'Cannot find module'],
    ['fails', answering("() => { throw new TypeError('nobody thought of that') }"), 'nobody thought of that'],
    ['ends itself', answering('() => process.exit(3)'), 'ended with 3'],
  ])('blames nobody but us for a process that %s, and reads the next feed in another', async (_, bad, reason) => {
    const begins = [bad, reads];
    const reader = readerWith(() => begins.shift()!());
    const failing = reader.read(BYTES, SAID);
    await expect(failing).rejects.toThrow(reason);
    await expect(failing).rejects.not.toBeInstanceOf(FeedFailure);
    expect((await reader.read(BYTES, SAID)).occurrences).toHaveLength(BYTES.length);
  });

  it('blames nobody but us for a process that dies in the moment it has begun', async () => {
    const dying = Object.assign(new EventEmitter(), { kill: () => false, send: jest.fn() }) as unknown as ChildProcess;
    const begins = [() => dying, reads];
    const reader = readerWith(() => begins.shift()!());
    const failing = reader.read(BYTES, SAID);
    while (dying.listenerCount('message') < 2) await null;
    dying.emit('message', 'ready');
    dying.emit('error', new Error('Cannot find module'));
    dying.emit('exit', 1, null);
    await expect(failing).rejects.toThrow('Cannot find module');
    await expect(failing).rejects.not.toBeInstanceOf(FeedFailure);
    expect((await reader.read(BYTES, SAID)).occurrences).toHaveLength(BYTES.length);
  });

  it('blames nobody but us for a process that never begins', async () => {
    const never = Object.assign(new EventEmitter(), { kill: jest.fn(() => false) });
    const failing = readerWith(() => never as unknown as ChildProcess, LONGEST_MS, 1).read(BYTES, SAID);
    await expect(failing).rejects.toThrow('does not begin');
    await expect(failing).rejects.not.toBeInstanceOf(FeedFailure);
    expect(never.kill).toHaveBeenCalledTimes(1);
  });

  it('reads on in another process when one has died in between', async () => {
    const children: ChildProcess[] = [];
    const reader = readerWith(() => {
      children.push(reads());
      return children.at(-1)!;
    });
    await reader.read(BYTES, SAID);
    children[0]!.emit('error', new Error('nobody listens'));
    children[0]!.kill('SIGKILL');
    await once(children[0]!, 'exit');
    expect((await reader.read(BYTES, SAID)).occurrences).toHaveLength(BYTES.length);
    expect(children).toHaveLength(2);
  });

  it('is not kept by a feed when it is told to stop, and reads the next one', async () => {
    const deaf = answering('() => {}')();
    const begins = [() => deaf, reads];
    const reader = readerWith(() => begins.shift()!());
    const stopping = new AbortController();
    const failing = reader.read(BYTES, SAID, stopping.signal);
    const waiting = reader.read(BYTES, SAID, stopping.signal);
    await once(deaf, 'message');
    stopping.abort(new Error('this process ends'));
    await expect(failing).rejects.toThrow('this process ends');
    await expect(waiting).rejects.toThrow('this process ends');
    expect((await reader.read(BYTES, SAID)).occurrences).toHaveLength(BYTES.length);
  });

  it('refuses what is larger than any feed before it is read', async () => {
    const begin = jest.fn(reads);
    await expect(readerWith(begin).read(new Uint8Array(64 * 1024 * 1024 + 1), SAID)).rejects.toThrow('it is more than');
    expect(begin).not.toHaveBeenCalled();
  });
});

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
