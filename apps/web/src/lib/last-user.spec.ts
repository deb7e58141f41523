import { nowHere } from './last-user';
import { aDisk } from './testing/a-disk';

const disk = aDisk();
beforeEach(() => Object.assign(globalThis, { sessionStorage: localStorage }));

it('What was told to somebody who had signed in is told to nobody who comes after them', async () => {
  await nowHere({ id: 'nora', email: 'nora@example.com', roles: [] });
  disk.set('chat', '[]');
  await nowHere({ id: 'nora', email: 'nora@example.com', roles: [] });
  expect(disk.has('chat')).toBe(true);
  await nowHere({ id: 'ben', email: 'ben@example.com', roles: [] });
  expect(disk.has('chat')).toBe(false);
});
