import { isSampleTown, TownSeeder, TownSettings } from '#api';
import { formatCount } from '#libs/contracts';
import type { CliCommand } from '../command';

export const seedCommand: CliCommand = {
  name: 'seed',
  usage: '',
  summary: 'Seeds an empty log with the sample town, Moorestown. Continues a seeding that was interrupted.',
  examples: ['seed'],
  writes: true,
  run: async ({ app }) => {
    const { name } = app.get(TownSettings);
    if (!isSampleTown(name)) {
      const line = `The sample town is Moorestown: nothing was seeded into the log of ${name}.`;
      return { json: { events: 0 }, lines: [line], failed: true };
    }
    const seeder = app.get(TownSeeder);
    if (!(await seeder.isUnfinished())) {
      return { json: { events: 0 }, lines: ['The log is not empty: nothing was seeded.'], failed: true };
    }
    const events = await seeder.seed();
    return { json: { events }, lines: [`The sample town is in the log: ${formatCount(events, 'event')}.`] };
  },
};
