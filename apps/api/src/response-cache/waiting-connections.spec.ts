import { WaitingConnections } from './waiting-connections';

describe('Connections that wait for a response', () => {
  it('are waited for until the last of them has left or has it', async () => {
    const [connections, one, other] = [new WaitingConnections(), { destroyed: false }, { destroyed: false }];
    const answer = Promise.withResolvers<string>();
    const both = [one, other].map((connection) => connections.during('counts', connection, () => answer.promise));
    one.destroyed = true;
    expect([connections.isAwaited('counts'), connections.isAwaited('pages')]).toEqual([true, false]);
    other.destroyed = true;
    expect(connections.isAwaited('counts')).toBe(false);
    other.destroyed = false;
    answer.resolve('five');
    expect(await Promise.all(both)).toEqual(['five', 'five']);
    expect(connections.isAwaited('counts')).toBe(false);
  });
});
