import { performance } from 'node:perf_hooks';
import { freeMemoryAtRest } from './free-memory-at-rest';

const MIB = 1024 * 1024;
const INTERVAL_MS = 10_000;

let [utilization, rss, heapUsed] = [0, 0, 0];
const collect = jest.fn(async () => {});

beforeEach(() => {
  jest.useFakeTimers();
  collect.mockClear();
  [utilization, rss, heapUsed] = [0, 190 * MIB, 60 * MIB];
  globalThis.gc = collect as unknown as NodeJS.GCFunction;
  jest.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({ idle: 0, active: 0, utilization }));
  jest.spyOn(process, 'memoryUsage').mockImplementation(() => ({ rss, heapUsed }) as NodeJS.MemoryUsage);
});

afterEach(() => {
  delete globalThis.gc;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('A town', () => {
  it('frees memory when it is at rest, and again only after it has grown', () => {
    freeMemoryAtRest();
    collect.mockImplementationOnce(async () => {
      rss = 140 * MIB;
    });
    jest.advanceTimersByTime(3 * INTERVAL_MS);
    expect(collect).toHaveBeenCalledTimes(1);
    rss = 147 * MIB;
    jest.advanceTimersByTime(INTERVAL_MS);
    expect(collect).toHaveBeenCalledTimes(1);
    rss = 148 * MIB;
    jest.advanceTimersByTime(INTERVAL_MS);
    expect(collect).toHaveBeenCalledTimes(2);
  });

  it('frees what it grows by after a thread has ended', () => {
    freeMemoryAtRest();
    jest.advanceTimersByTime(INTERVAL_MS);
    for (rss of [150 * MIB, 158 * MIB]) jest.advanceTimersByTime(INTERVAL_MS);
    expect(collect).toHaveBeenCalledTimes(2);
  });

  it('does not stop for it while it has work, nor with a heap that takes long', () => {
    freeMemoryAtRest();
    utilization = 0.05;
    jest.advanceTimersByTime(INTERVAL_MS);
    [utilization, heapUsed] = [0, 400 * MIB];
    jest.advanceTimersByTime(INTERVAL_MS);
    expect(collect).not.toHaveBeenCalled();
  });

  it('does without where the start script did not allow it', () => {
    delete globalThis.gc;
    freeMemoryAtRest();
    expect(jest.getTimerCount()).toBe(0);
  });
});
