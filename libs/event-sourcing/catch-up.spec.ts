import type { Build, Builds } from './builds';
import { foldNextPage } from './catch-up';
import type { EventStore } from './event-store';
import { positionOf } from './message';
import type { Projection } from './projection';

const log = 'log';
const build = { id: 'build', log, position: positionOf(7), state: 'live' } as unknown as Build;
const projection = { name: 'counts', on: {} } as unknown as Projection<unknown>;
const atItsEnd = {
  id: async () => log,
  readAll: async () => ({ facts: [], position: positionOf(7), isEnd: true }),
} as unknown as EventStore;

it('asks nothing of the read models while nothing happens', async () => {
  const nobody = {} as Builds;
  const page = await foldNextPage(atItsEnd, nobody, [{ projection, build }]);
  expect(page).toMatchObject({ facts: [], isEnd: true });
  expect(await page.write()).toBe(true);
});
