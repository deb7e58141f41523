import { once } from 'node:events';
import { SchedulerRegistry } from '@nestjs/schedule';
import type { EventStore } from '#libs/event-sourcing';
import type { SignedInAccount } from '../../http/resident';
import type { Roles } from '../../http/roles';
import { Timers } from '../../timers/timers';
import { LiveOverview } from './live-overview';
import type { ProjectionOverview } from './projection-overview';

const by = (account: string): SignedInAccount => ({ account, signIn: `${account} at home` });

const live = () => {
  const accounts: string[] = [];
  const overview = { sampleAndRead: async () => ({}) } as unknown as ProjectionOverview;
  const roles = { holds: async ({ account }: SignedInAccount) => accounts.push(account) > 0 } as unknown as Roles;
  const liveOverview = new LiveOverview(
    overview,
    roles,
    { watch: () => () => {} } as unknown as EventStore,
    new Timers(new SchedulerRegistry()),
  );
  return { liveOverview, accounts };
};

describe('Who watches the read models', () => {
  it('is looked up once a second, at however many places they do', async () => {
    jest.useFakeTimers();
    const { liveOverview, accounts } = live();
    for (let place = 0; place < 3; place++) for (const account of ['olive', 'oscar']) liveOverview.watch(by(account), undefined);
    await jest.advanceTimersByTimeAsync(0);
    accounts.length = 0;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(accounts.toSorted()).toEqual(['olive', 'oscar']);
    liveOverview.beforeApplicationShutdown();
    jest.useRealTimers();
  });

  it('is refused where a hundred watch already, until one of them leaves', async () => {
    const { liveOverview } = live();
    const first = liveOverview.watch(by('olive'), undefined);
    for (let nth = 1; nth < 100; nth++) liveOverview.watch(by(`operator ${nth}`), undefined);
    const another = () => liveOverview.watch(by('oscar'), undefined);
    expect(another).toThrow('Too many live streams are open in total.');
    first.destroy();
    await once(first, 'close');
    expect(another).not.toThrow();
    expect(another).toThrow('Too many live streams are open in total.');
    liveOverview.beforeApplicationShutdown();
  });
});
