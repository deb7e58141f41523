import { setImmediate } from 'node:timers/promises';
import { EventStore, StoreBusy, StoreUnavailable, withUpcasting } from '#libs/event-sourcing';
import { ServerWatch } from './server-watch';
import { withWatch } from './with-watch';

class Server extends EventStore {
  isThere = true;
  requestCount = 0;
  refusal: Error | undefined;

  silence: Promise<void> | undefined;

  private async answer(): Promise<any> {
    this.requestCount += 1;
    await this.silence;
    if (this.refusal) throw this.refusal;
    if (!this.isThere) throw new StoreUnavailable('EventStoreDB', new Error('connect ECONNREFUSED'));
  }
  async id() {
    return this.answer();
  }
  async read() {
    return this.answer();
  }
  async append() {
    return this.answer();
  }
  async readAll() {
    return this.answer();
  }
  async at() {
    return this.answer();
  }
  async head() {
    return this.answer();
  }
  watch() {
    return () => {};
  }
  async close() {}
}

class Passing {
  private now = 0;
  private rests: Readonly<{ at: number; wake: () => void }>[] = [];

  rest = (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((wake, reject) => {
      this.rests.push({ at: this.now + milliseconds, wake });
      signal.addEventListener('abort', () => reject(signal.reason));
    });

  async seconds(seconds: number) {
    for (const end = this.now + seconds * 1_000; this.now < end; await setImmediate()) {
      this.now += 1_000;
      const over = this.rests.filter(({ at }) => at <= this.now);
      this.rests = this.rests.filter(({ at }) => at > this.now);
      for (const { wake } of over) wake();
    }
  }
}

describe('A server that may come and go', () => {
  let server: Server;
  let presence: ServerWatch;
  let store: EventStore;
  let messages: string[];
  let time: Passing;

  beforeEach(() => {
    server = new Server();
    messages = [];
    time = new Passing();
    const tell = (sentence: string) => void messages.push(sentence);
    presence = new ServerWatch({
      name: 'EventStoreDB',
      address: 'db.example:2113',
      ask: () => server.head(),
      reporter: { warn: tell, log: tell },
      rest: time.rest,
    });
    store = withWatch<EventStore>(presence, server);
  });
  afterEach(() => presence.close());

  const lost = 'EventStoreDB at db.example:2113 does not answer.';
  const waiting = 'EventStoreDB at db.example:2113 does not answer: waiting for it.';
  const back = 'EventStoreDB at db.example:2113 answers again.';
  const refused = expect.objectContaining({
    store: 'EventStoreDB',
    message: 'EventStoreDB at db.example:2113 does not answer',
  });
  const silenced = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.silence = promise;
    return resolve;
  };

  it('is asked as it would be otherwise, and nothing is told of it', async () => {
    await store.head();
    await store.id();
    expect(server.requestCount).toBe(2);
    expect(messages).toEqual([]);
  });

  it('is asked through whatever stands before its store', async () => {
    const upcast = withWatch(presence, withUpcasting(server, {}));
    server.isThere = false;
    await expect(upcast.id()).rejects.toEqual(refused);
    await expect(upcast.head()).rejects.toEqual(refused);
    expect(server.requestCount).toBe(1);
  });

  it('is told of once when it is lost and once when it is back, however many ask meanwhile', async () => {
    await store.head();
    server.isThere = false;
    for (let times = 0; times < 10; times++) await expect(store.head()).rejects.toEqual(refused);
    await time.seconds(30);
    expect(messages).toEqual([lost]);
    server.isThere = true;
    await time.seconds(1);
    await store.head();
    await time.seconds(10);
    expect(messages).toEqual([lost, back]);
  });

  it('is not back because somebody gets an answer late who had asked before it was lost', async () => {
    await store.head();
    const speak = silenced();
    const late = store.head();
    server.silence = undefined;
    server.isThere = false;
    await expect(store.head()).rejects.toEqual(refused);
    server.isThere = true;
    speak();
    await late;
    server.isThere = false;
    await expect(store.head()).rejects.toEqual(refused);
    const { requestCount } = server;
    await time.seconds(10);
    expect(server.requestCount - requestCount).toBe(10);
    expect(messages).toEqual([lost]);
  });

  it('is not lost again because somebody is refused late who had asked before it was lost', async () => {
    await store.head();
    const speak = silenced();
    const late = store.head();
    server.silence = undefined;
    server.isThere = false;
    await expect(store.head()).rejects.toEqual(refused);
    server.isThere = true;
    await time.seconds(1);
    server.isThere = false;
    speak();
    await expect(late).rejects.toEqual(refused);
    server.isThere = true;
    await store.head();
  });

  it('is told of once while it answers what it is asked to see whether it is there, and nothing else', async () => {
    await store.head();
    const append = () => presence.track(() => Promise.reject(new StoreUnavailable('EventStoreDB', undefined)));
    for (let second = 0; second < 60; second++) {
      await expect(append()).rejects.toEqual(refused);
      await time.seconds(1);
    }
    expect(messages).toEqual([lost]);
    await time.seconds(10);
    expect(messages).toEqual([lost, back]);
  });

  it.each([
    ['another store is lost, which is told elsewhere', new StoreUnavailable('MongoDB', undefined)],
    ['so many of us ask at once that some have to come again', new StoreBusy('EventStoreDB', undefined)],
  ])('is not lost because %s', async (_, error) => {
    await store.head();
    await expect(presence.track(() => Promise.reject(error))).rejects.toBe(error);
    await store.head();
    expect(messages).toEqual([]);
  });

  it('costs nobody any patience while it is lost', async () => {
    server.isThere = false;
    await expect(store.head()).rejects.toEqual(refused);
    const { requestCount } = server;
    await expect(store.append('town-1', [], 0)).rejects.toEqual(refused);
    expect(server.requestCount).toBe(requestCount);
  });

  it('is named again and again while it was never there', async () => {
    server.isThere = false;
    await presence.greet();
    await time.seconds(2);
    server.isThere = true;
    await time.seconds(1);
    expect(messages).toEqual([waiting, waiting, waiting, 'EventStoreDB at db.example:2113 answers.']);
  });

  it('is named every few seconds also when it lets us in and then says nothing, and nobody waits for that', async () => {
    const speak = silenced();
    const greeting = presence.greet();
    await time.seconds(2);
    await greeting;
    expect(messages).toEqual([waiting]);
    await time.seconds(12);
    expect(messages).toEqual(Array(5).fill(waiting));
    expect(server.requestCount).toBe(1);
    speak();
    await time.seconds(1);
    expect(messages.at(-1)).toBe('EventStoreDB at db.example:2113 answers.');
  });

  it('is known to be there, or not, in two seconds', async () => {
    await store.head();
    expect(await presence.isThere()).toBe(true);
    silenced();
    const checks = [presence.isThere(), presence.isThere()];
    await time.seconds(2);
    expect(await Promise.all(checks)).toEqual([false, false]);
    expect(server.requestCount).toBe(3);
    expect(messages).toEqual([]);
  });

  it('says by itself why it will have none of us', async () => {
    server.refusal = new Error('Access denied');
    await expect(presence.greet()).rejects.toThrow('EventStoreDB at db.example:2113 refuses the connection: Access denied');
  });

  it('is waited for no longer by who is told to stop before it was there', async () => {
    silenced();
    const waiting = presence.greet();
    presence.stopWaiting();
    await waiting;
    await expect(store.head()).rejects.toEqual(refused);
    expect(messages).toEqual([]);
  });

  it('finishes what it was asked when it is there', async () => {
    await store.head();
    const waiting = store.head();
    presence.stopWaiting();
    await waiting;
  });
});
