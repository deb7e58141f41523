import type { EventStore } from '#libs/event-sourcing';
import { DuplicateFinder } from './duplicate-finder';
import type { Duplicates } from './duplicates';
import { DayClock } from './testing/day-clock';

describe('Duplicates', () => {
  it('are looked for at the start and with each day, though nothing is told, and again where that failed', async () => {
    const answers = [{ merged: 0, unmerged: 0 }];
    let looks = 0;
    const clock = new DayClock('2026-11-20');
    const store = { head: async () => undefined, readAll: async () => ({ facts: [] }) } as unknown as EventStore;
    const find = async () => {
      looks += 1;
      return answers.pop() ?? null;
    };
    const work = new DuplicateFinder(store, { find } as unknown as Duplicates, clock);
    const looksAfterSteps = async (steps: number) => {
      for (let step = 0; step < steps; step++) await work.step();
      return looks;
    };
    expect(await looksAfterSteps(2)).toBe(1);
    clock.setDay('2026-11-21');
    expect(await looksAfterSteps(2)).toBe(3);
    answers.push({ merged: 0, unmerged: 1 });
    expect(await looksAfterSteps(2)).toBe(4);
    expect(await looksAfterSteps(2)).toBe(4);
  });
});
