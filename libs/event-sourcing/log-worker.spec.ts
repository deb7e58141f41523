import { setImmediate } from 'node:timers/promises';
import type { EventStore } from './event-store';
import { LeaseKeeper } from './lease-keeper';
import type { Leases } from './leases';
import { LogWorker } from './log-worker';

const nobody = () => {};

const aMoment = async () => {
  for (let turn = 0; turn < 50; turn++) await setImmediate();
};

describe('a worker', () => {
  let grow: () => void;
  let watched: boolean;
  let leased: boolean;
  let leases: number;
  let leasedUntil: number;
  let lapsed: boolean;
  let steps: (() => Promise<boolean>)[];
  let stepped: number;
  let failures: unknown[];
  let worker: LogWorker;
  let dueIn: number;
  let signal: () => void;
  beforeEach(() => {
    [watched, leased, leases, leasedUntil, lapsed] = [false, true, 0, Number.POSITIVE_INFINITY, false];
    [stepped, steps, failures] = [0, [], []];
    [dueIn, signal] = [Number.POSITIVE_INFINITY, nobody];
    const store: Pick<EventStore, 'watch'> = {
      watch: (listener) => {
        watched = true;
        grow = listener;
        return () => {
          watched = false;
        };
      },
    };
    const fakeLeases: Pick<Leases, 'acquireAll' | 'releaseAll' | 'hasStandby' | 'watch'> = {
      hasStandby: () => true,
      watch: () => () => {},
      acquireAll: async (names, _holder, seconds) => {
        leases += 1;
        lapsed ||= Date.now() > leasedUntil;
        leasedUntil = Date.now() + seconds * 1_000;
        return new Map(leased ? names.map((name) => [name, 1]) : []);
      },
      releaseAll: async () => {
        leased = false;
      },
    };
    const step = async () => {
      stepped += 1;
      return (await steps.shift()?.()) ?? false;
    };
    const watch = (listener: () => void) => {
      signal = listener;
      return () => {
        signal = nobody;
      };
    };
    const work = { leases: ['work'], step, untilDue: () => dueIn, watch };
    worker = new LogWorker(store as EventStore, new LeaseKeeper(fakeLeases as Leases, 'me'), work, (error) =>
      failures.push(error),
    );
  });
  afterEach(() => worker.stop());

  const busy = async () => true;

  it('works as long as there is something to do, then rests', async () => {
    steps = [busy, busy, busy];
    worker.start();
    await aMoment();
    expect(stepped).toBe(4);
  });

  it('is woken when the log grows', async () => {
    worker.start();
    await aMoment();
    grow();
    await aMoment();
    expect(stepped).toBe(2);
  });

  it('does not miss that the log grew while it looked', async () => {
    steps = [
      async () => {
        await setImmediate();
        grow();
        await setImmediate();
        return false;
      },
    ];
    worker.start();
    await aMoment();
    expect(stepped).toBe(2);
  });

  it('stops at once when it rests, hears nothing any more and leaves the lease to others', async () => {
    worker.start();
    await aMoment();
    let stopped = false;
    void worker.stop().then(() => {
      stopped = true;
    });
    await aMoment();
    expect({ stopped, watched, leased }).toEqual({ stopped: true, watched: false, leased: false });
    grow();
    await aMoment();
    expect(stepped).toBe(1);
  });

  it('finishes what it is at before it stops', async () => {
    const last = Promise.withResolvers<boolean>();
    steps = [() => last.promise];
    worker.start();
    await aMoment();
    let stopped = false;
    const stopping = worker.stop().then(() => {
      stopped = true;
    });
    await aMoment();
    expect({ stopped, leased }).toEqual({ stopped: false, leased: true });
    last.resolve(true);
    await stopping;
    expect({ stepped, leased }).toEqual({ stepped: 1, leased: false });
  });

  it('can start again', async () => {
    worker.start();
    await worker.stop();
    leased = true;
    worker.start();
    await aMoment();
    expect(stepped).toBe(2);
  });

  it('tells of a failure and tries again when the log grows', async () => {
    steps = [() => Promise.reject(new Error('the disk is full'))];
    worker.start();
    await aMoment();
    expect({ stepped, failures }).toEqual({ stepped: 1, failures: [new Error('the disk is full')] });
    grow();
    await aMoment();
    expect({ stepped, failures: failures.length }).toEqual({ stepped: 2, failures: 1 });
  });

  it('leaves the work to whoever has the lease, and looks again whether it has come free, not with every fact', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      leased = false;
      worker.start();
      await aMoment();
      leased = true;
      grow();
      await aMoment();
      expect({ stepped, leases }).toEqual({ stepped: 0, leases: 1 });
      await jest.advanceTimersByTimeAsync(250);
      await aMoment();
      expect(stepped).toBeGreaterThan(0);
      await worker.stop();
    } finally {
      jest.useRealTimers();
    }
  });

  describe('at rest', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
    afterEach(async () => {
      await worker.stop();
      jest.useRealTimers();
    });

    const stepsWithin = async (milliseconds: number) => {
      const before = stepped;
      for (let passed = 0; passed < milliseconds; passed += 250) {
        await jest.advanceTimersByTimeAsync(250);
        await aMoment();
      }
      return stepped - before;
    };

    it('looks again at growing intervals, up to twenty seconds, and soon again after a signal', async () => {
      worker.start();
      await aMoment();
      expect([await stepsWithin(250), await stepsWithin(500), await stepsWithin(1_000)]).toEqual([1, 1, 1]);
      await stepsWithin(60_000);
      expect(await stepsWithin(60_000)).toBe(3);
      grow();
      await aMoment();
      expect([await stepsWithin(250), await stepsWithin(500)]).toEqual([1, 1]);
    });

    it('looks when its work is due', async () => {
      dueIn = 5_000;
      worker.start();
      await stepsWithin(60_000);
      expect(await stepsWithin(60_000)).toBe(12);
    });

    it('is woken by its work, until it stops', async () => {
      worker.start();
      await stepsWithin(60_000);
      const before = stepped;
      signal();
      await aMoment();
      expect(stepped - before).toBe(1);
      await worker.stop();
      expect(signal).toBe(nobody);
    });
  });

  it('keeps the lease while a step takes longer than it lasts, and not afterwards', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      const long = Promise.withResolvers<boolean>();
      steps = [() => long.promise];
      worker.start();
      await jest.advanceTimersByTimeAsync(60_000);
      expect({ lapsed, lastsStill: leasedUntil > Date.now() }).toEqual({ lapsed: false, lastsStill: true });
      long.resolve(true);
      await aMoment();
      await worker.stop();
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });
});
