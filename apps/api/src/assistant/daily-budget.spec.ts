import fc from 'fast-check';
import { DailyBudget } from './daily-budget';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';

describe('The budget of a day', () => {
  it('ends for one address before it ends for others', () => {
    const budget = new DailyBudget(3, 2);
    expect([1, 2, 3].map(() => budget.spend('a', MONDAY) !== null)).toEqual([true, true, false]);
    expect([1, 2].map(() => budget.spend('b', MONDAY) !== null)).toEqual([true, false]);
  });

  it('is whole again on the next, whatever is still given back of the one before', () => {
    const budget = new DailyBudget(1, 1);
    const giveBack = budget.spend('a', MONDAY);
    expect(budget.spend('a', TUESDAY)).not.toBeNull();
    giveBack!();
    expect(budget.spend('a', TUESDAY)).toBeNull();
  });

  it('takes back once what was not used', () => {
    const budget = new DailyBudget(2, 2);
    const giveBack = budget.spend('a', MONDAY)!;
    budget.spend('a', MONDAY);
    giveBack();
    giveBack();
    expect(budget.spent).toEqual({ day: MONDAY, spent: 1 });
  });

  it('goes on after a restart where it was', () => {
    const budget = new DailyBudget(5, 5);
    budget.restore({ day: MONDAY, spent: 5 });
    expect(budget.spend('a', MONDAY)).toBeNull();
    expect(budget.spend('a', TUESDAY)).not.toBeNull();
  });

  it('is never overrun by those who ask at once, of whom some fail', async () => {
    const asker = fc.record({ address: fc.constantFrom('a', 'b', 'c'), fails: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(asker, { maxLength: 30 }),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 4 }),
        async (scheduler, askers, perDay, perAddress) => {
          const budget = new DailyBudget(perDay, perAddress);
          const used: string[] = [];
          const most = { all: 0, one: 0 };
          const ask = async ({ address, fails }: (typeof askers)[number]) => {
            await scheduler.schedule(Promise.resolve());
            const giveBack = budget.spend(address, MONDAY);
            if (!giveBack) return;
            used.push(address);
            most.all = Math.max(most.all, used.length);
            most.one = Math.max(most.one, used.filter((one) => one === address).length);
            await scheduler.schedule(Promise.resolve());
            if (!fails) return;
            used.splice(used.indexOf(address), 1);
            giveBack();
          };
          await scheduler.waitFor(Promise.all(askers.map(ask)));
          expect(most.all).toBeLessThanOrEqual(perDay);
          expect(most.one).toBeLessThanOrEqual(perAddress);
          expect(budget.spent.spent).toBe(used.length);
        },
      ),
    );
  });
});
