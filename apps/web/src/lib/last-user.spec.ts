import { rememberUser } from './last-user';
import { fakeStorage } from './testing/fake-storage';

const disk = fakeStorage();
beforeEach(() => Object.assign(globalThis, { sessionStorage: localStorage }));

it('What was told to somebody who had signed in is told to nobody who comes after them', async () => {
  await rememberUser({ id: 'nora', email: 'nora@example.com', roles: [] });
  disk.set('chat', '[]');
  await rememberUser({ id: 'nora', email: 'nora@example.com', roles: [] });
  expect(disk.has('chat')).toBe(true);
  await rememberUser({ id: 'ben', email: 'ben@example.com', roles: [] });
  expect(disk.has('chat')).toBe(false);
});
