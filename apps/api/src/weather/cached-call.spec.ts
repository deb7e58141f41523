import { Notes, StoreUnavailable } from '#libs/event-sourcing';
import { HttpFailure } from '#libs/integrations';
import { CachedCall } from './cached-call';

const MINUTES = 60_000;

class SharedNotes extends Notes {
  readonly notes = new Map<string, string>();
  isDown = false;

  private reached() {
    if (this.isDown) throw new StoreUnavailable('MongoDB', undefined);
    return this.notes;
  }

  override async get<Note>(name: string) {
    const note = this.reached().get(name);
    return note === undefined ? undefined : (JSON.parse(note) as Note);
  }

  override async put(name: string, note: unknown) {
    this.reached().set(name, JSON.stringify(note));
  }

  override all = async () => new Map();
  override drop = async () => {};
  override close = async () => {};
}

describe('What somebody far away says', () => {
  let now: number;
  let notes: SharedNotes;
  let values: (string | undefined)[];
  let answer: () => Promise<string>;
  let messages: string[];

  beforeEach(() => {
    now = Date.parse('2026-11-20T17:00:00Z');
    notes = new SharedNotes();
    values = [];
    messages = [];
    answer = async () => `answer ${values.length}`;
  });

  const aProcess = (identity = 'the service') =>
    new CachedCall<string>(
      {
        note: 'weather',
        identity,
        call: (before) => {
          values.push(before);
          return answer();
        },
        freshMs: 10 * MINUTES,
        maxAgeMs: 60 * MINUTES,
        onStateChange: (sentence) => messages.push(sentence),
      },
      notes,
      () => now,
    );
  const pass = (minutes: number) => {
    now += minutes * MINUTES;
  };
  const failWith = (error: Error) => {
    answer = () => Promise.reject(error);
  };

  it('is asked once for everybody who wants to know at the same time', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    answer = () => promise;
    const call = aProcess();
    const waiting = Promise.all([call.get(), call.get(), call.get()]);
    resolve('sunny');
    expect((await waiting).map((one) => one?.value)).toEqual(['sunny', 'sunny', 'sunny']);
    expect(values).toHaveLength(1);
  });

  it('is asked again after ten minutes, and hears what it said before', async () => {
    const call = aProcess();
    await call.get();
    pass(9);
    expect(await call.get()).toEqual({ value: 'answer 1', age: 9 * MINUTES, isStale: false });
    pass(1);
    expect(await call.get()).toEqual({ value: 'answer 2', age: 0, isStale: false });
    expect(values).toEqual([undefined, 'answer 1']);
  });

  it('is shared by processes, and outlives them', async () => {
    await aProcess().get();
    pass(5);
    const other = aProcess();
    expect(await other.get()).toEqual({ value: 'answer 1', age: 5 * MINUTES, isStale: false });
    expect(values).toHaveLength(1);
    failWith(new HttpFailure('answers 503'));
    pass(20);
    expect(await aProcess().get()).toEqual({ value: 'answer 1', age: 25 * MINUTES, isStale: true });
  });

  it('is not what somebody else said, or said of another place', async () => {
    await aProcess().get();
    expect((await aProcess('another service').get())?.value).toBe('answer 2');
  });

  it('stands while nobody answers for as long as it may be true', async () => {
    const call = aProcess();
    await call.get();
    failWith(new HttpFailure('answers 503'));
    pass(59);
    expect(await call.get()).toEqual({ value: 'answer 1', age: 59 * MINUTES, isStale: true });
    pass(1);
    expect(await call.get()).toBeUndefined();
  });

  it('keeps nobody waiting who has an answer, once it was not to be had', async () => {
    const call = aProcess();
    await call.get();
    failWith(new HttpFailure('took longer than 10000 ms'));
    pass(11);
    await call.get();
    const { promise, resolve } = Promise.withResolvers<string>();
    answer = () => promise;
    pass(2);
    expect(await call.get()).toMatchObject({ value: 'answer 1', isStale: true });
    resolve('sunny');
    await promise;
    while ((await call.get())?.isStale) await Promise.resolve();
    expect(values).toHaveLength(3);
    expect(await call.get()).toEqual({ value: 'sunny', age: 0, isStale: false });
  });

  it('is left alone for longer and longer while it fails, half an hour at most, and says both only once', async () => {
    failWith(new HttpFailure('answers 503'));
    const call = aProcess();
    const tries: number[] = [];
    for (let minute = 0; minute <= 120; minute += 1) {
      const before = values.length;
      await call.get();
      if (values.length > before) tries.push(minute);
      pass(1);
    }
    expect(tries).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
    answer = async () => 'sunny';
    pass(30);
    expect((await call.get())?.value).toBe('sunny');
    expect(messages).toEqual(['answers 503', 'answers again']);
  });

  it('is left alone for as long as it asks for', async () => {
    failWith(new HttpFailure('answers 429', { retryAfterSeconds: 600 }));
    const call = aProcess();
    await call.get();
    pass(9);
    await call.get();
    expect(values).toHaveLength(1);
    pass(1);
    await call.get();
    expect(values).toHaveLength(2);
  });

  it('is known without notes while their store is down', async () => {
    notes.isDown = true;
    const call = aProcess();
    expect((await call.get())?.value).toBe('answer 1');
    expect(messages).toEqual([]);
  });

  it('breaks nothing with a fault of ours', async () => {
    failWith(new TypeError('undefined is not a function'));
    expect(await aProcess().get()).toBeUndefined();
    expect(messages).toEqual(['undefined is not a function']);
  });

  it('is asked again when the clock was put back', async () => {
    const call = aProcess();
    await call.get();
    pass(-120);
    expect((await call.get())?.value).toBe('answer 2');
  });
});
