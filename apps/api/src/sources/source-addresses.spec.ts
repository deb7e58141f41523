import { randomBytes } from 'node:crypto';
import type { PersonalKeys } from '#libs/event-sourcing';
import { calendarNameIn, SourceAddresses } from './source-addresses';

const ADDRESS = 'https://ada:word@calendar.example/private-0a1b/basic.ics?token=secret';
const source = { id: '12 events', organization: 'Library', calendar: 'events' };

const keysIn = (all: Map<string, Buffer>) =>
  ({
    get: async (name: string) => all.get(name),
    made: async (name: string) => all.get(name) ?? all.set(name, randomBytes(32)).get(name)!,
  }) as unknown as PersonalKeys;

describe('The address of a source', () => {
  let keys: Map<string, Buffer>;
  let addresses: SourceAddresses;
  beforeEach(() => {
    keys = new Map();
    addresses = new SourceAddresses(keysIn(keys));
  });

  it('is read with its key, and told by nothing that is recorded', async () => {
    const address = await addresses.sealed(source.id, ADDRESS);
    expect(JSON.stringify(address)).not.toMatch(/ada|word|calendar|private|secret/);
    expect(await addresses.opened({ ...source, address })).toEqual({ ...source, address: ADDRESS });
  });

  it('is known again by its hash, and by no other source', async () => {
    const [one, again, other] = [
      await addresses.sealed('1', ADDRESS),
      await addresses.sealed('1', ADDRESS),
      await addresses.sealed('2', ADDRESS),
    ];
    expect(again).toMatchObject({ hash: (one as { hash: string }).hash });
    expect(other).not.toMatchObject({ hash: (one as { hash: string }).hash });
  });

  it('is none where its key is gone, also when another was made since', async () => {
    const address = await addresses.sealed(source.id, ADDRESS);
    keys.clear();
    expect(await addresses.opened({ ...source, address })).toMatchObject({ address: '' });
    await addresses.sealed(source.id, ADDRESS);
    expect(await addresses.opened({ ...source, address })).toMatchObject({ address: '' });
  });

  it('is read where it was recorded in the clear, and stays so where it is a file', async () => {
    expect(await addresses.opened({ ...source, address: ADDRESS })).toMatchObject({ address: ADDRESS });
    expect(await addresses.sealed(source.id, '/srv/feeds/library.ics')).toBe('/srv/feeds/library.ics');
  });
});

describe('A calendar that nobody has named', () => {
  it.each([
    ['https://library.example/events.ics', 'events.ics'],
    ['https://library.example/events.ics?token=secret', 'events.ics'],
    ['https://calendar.example/3f9a1c7b2e8d4056a1b2.ics', undefined],
    ['https://calendar.example/private-0a1b2c.ics', undefined],
    ['https://calendar.example/', undefined],
    ['/srv/feeds/3f9a1c7b2e8d4056a1b2.ics', '3f9a1c7b2e8d4056a1b2.ics'],
  ])('is called as its file, where that is not what lets in: %s', (address, name) => {
    expect(calendarNameIn(address)).toBe(name);
  });
});
