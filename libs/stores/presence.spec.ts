import { setImmediate } from 'node:timers/promises';
import { EventStore, StoreUnavailable } from '#libs/event-sourcing';
import { Presence } from './presence';
import { watchedBy } from './watched-by';

class Server extends EventStore {
  isThere = true;
  asked = 0;
  refusal: Error | undefined;

  private answer(): any {
    this.asked += 1;
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

describe('A server that may come and go', () => {
  let server: Server;
  let presence: Presence;
  let store: EventStore;
  let told: string[];
  let look: () => Promise<unknown>;

  beforeEach(() => {
    server = new Server();
    told = [];
    const tell = (sentence: string) => void told.push(sentence);
    let wake = () => {};
    look = async () => {
      wake();
      await setImmediate();
    };
    presence = new Presence({
      name: 'EventStoreDB',
      address: 'db.example:2113',
      ask: () => server.head(),
      tell: { warn: tell, log: tell },
      rest: (_, signal) =>
        new Promise<void>((resolve, reject) => {
          wake = resolve;
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    store = watchedBy(presence, server);
  });
  afterEach(() => presence.close());

  const refused = expect.objectContaining({ store: 'EventStoreDB', message: 'EventStoreDB does not answer' });

  it('is asked as it would be otherwise, and nothing is told of it', async () => {
    await store.head();
    await store.id();
    expect(server.asked).toBe(2);
    expect(told).toEqual([]);
  });

  it('is told of once when it is lost and once when it is back, however many ask meanwhile', async () => {
    await store.head();
    server.isThere = false;
    for (let times = 0; times < 10; times++) await expect(store.head()).rejects.toEqual(refused);
    await look();
    await look();
    expect(told).toEqual(['EventStoreDB at db.example:2113 does not answer.']);
    server.isThere = true;
    await look();
    await store.head();
    expect(told.slice(1)).toEqual(['EventStoreDB at db.example:2113 answers again.']);
  });

  it('costs nobody any patience while it is lost', async () => {
    server.isThere = false;
    await expect(store.head()).rejects.toEqual(refused);
    const { asked } = server;
    await expect(store.append('town-1', [], 0)).rejects.toEqual(refused);
    expect(server.asked).toBe(asked);
  });

  it('is named again and again while it was never there', async () => {
    server.isThere = false;
    await presence.greet();
    await look();
    await look();
    server.isThere = true;
    await look();
    const waiting = 'EventStoreDB at db.example:2113 does not answer: waiting for it.';
    expect(told).toEqual([waiting, waiting, waiting, 'EventStoreDB at db.example:2113 answers.']);
  });

  it('says by itself why it will have none of us', async () => {
    server.refusal = new Error('Access denied');
    await expect(presence.greet()).rejects.toThrow('EventStoreDB at db.example:2113 refuses us: Access denied');
  });

  it('is waited for no longer by who is told to stop before it was there', async () => {
    jest.spyOn(server, 'head').mockReturnValue(new Promise(() => {}));
    const waiting = presence.asked(() => server.head());
    presence.giveUp();
    await expect(waiting).rejects.toEqual(refused);
    expect(told).toEqual([]);
  });

  it('finishes what it was asked when it is there', async () => {
    await store.head();
    const waiting = store.head();
    presence.giveUp();
    await waiting;
  });
});
