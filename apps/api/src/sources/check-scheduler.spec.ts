import { SchedulerRegistry } from '@nestjs/schedule';
import type { Leases } from '#libs/event-sourcing';
import { Timers } from '../timers/timers';
import { CheckScheduler, type PauseEnder } from './check-scheduler';
import type { SourceChecker } from './source-checker';
import type { Sources } from './sources';

describe('The checks of sources', () => {
  const untilNextDue = jest.fn(async () => Number.POSITIVE_INFINITY);
  const registry = new SchedulerRegistry();
  const schedule = new CheckScheduler(
    { untilNextDue } as unknown as Sources,
    {} as PauseEnder,
    {} as SourceChecker,
    {} as Leases,
    new Timers(registry),
  );
  const look = jest.spyOn(schedule, 'runOnce').mockResolvedValue(undefined);
  const looksWithin = async (milliseconds: number) => {
    look.mockClear();
    await jest.advanceTimersByTimeAsync(milliseconds);
    return look.mock.calls.length;
  };

  beforeEach(() => {
    jest.useFakeTimers();
    schedule.start();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are registered as one time-out, which begins again after each look', async () => {
    for (let looks = 0; looks < 3; looks++) {
      expect(registry.getTimeouts()).toEqual(['sources']);
      expect(await looksWithin(19_999)).toBe(0);
      expect(await looksWithin(1)).toBe(1);
    }
  });

  it('wait no longer than until the next source is due', async () => {
    untilNextDue.mockResolvedValueOnce(5_000);
    expect(await looksWithin(20_000)).toBe(1);
    expect(await looksWithin(4_999)).toBe(0);
    expect(await looksWithin(1)).toBe(1);
  });

  it('go on where nobody can say when a source is due', async () => {
    const error = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    untilNextDue.mockRejectedValueOnce(new Error('A fault of ours'));
    expect(await looksWithin(40_000)).toBe(2);
    error.mockRestore();
  });

  it('end with the server', async () => {
    await schedule.beforeApplicationShutdown();
    expect(await looksWithin(60_000)).toBe(0);
    expect(registry.getTimeouts()).toEqual([]);
  });
});
