import type { OneEvent } from '#libs/contracts';
import { MergeEvent, PublishEvent } from '#libs/domain';
import { organizationId } from '#libs/integrations';
import { SourceChecks } from '../apps/api/src/events/source-checks';
import { type Almanac, NOW, openAlmanac, TODAY } from './app';
import { publish, register } from './publishing';

const LIBRARY = 'Moorestown Library';

describe('Where an event is told from', () => {
  let almanac: Almanac;
  const source = `${organizationId(LIBRARY)} events.ics`;
  const provenance = async (id: number) => (await almanac.read<OneEvent>(`/api/events/${id}`)).provenance;

  beforeAll(async () => {
    almanac = await openAlmanac();
    await register(almanac, LIBRARY);
    const listing = { organizationId: organizationId(LIBRARY) };
    const content = {
      name: 'Book fair',
      category: 'Education',
      date: TODAY,
      time: '',
      sourceUrl: 'https://a.example/1',
      ...listing,
    };
    await almanac.issue(PublishEvent, { id: 7, content, origin: { source, uid: 'a', instance: '' }, cancelled: false });
  });

  it('is its organization and which of its calendars, with nothing of checks where nobody makes any', async () =>
    expect(await provenance(7)).toEqual([{ source: `${LIBRARY}, events.ics`, url: 'https://a.example/1', isStale: false }]));

  it('is also what tells the same, its own calendar first', async () => {
    const double = await publish(almanac, 'Book fair, again', { sourceUrl: 'https://b.example/2' });
    await almanac.issue(MergeEvent, { id: double, into: 7 });
    expect((await provenance(double))!.map(({ source, url }) => [source, url])).toEqual([
      [`${LIBRARY}, events.ics`, 'https://a.example/1'],
      [LIBRARY, 'https://b.example/2'],
    ]);
  });

  it('says when each was checked, and which could not be', async () => {
    const checks = new Map([
      [source, { checkedAt: NOW, isStale: false }],
      ['the source', { isStale: true }],
    ]);
    const of = jest.spyOn(almanac.app.get(SourceChecks), 'of').mockResolvedValue(checks);
    expect((await provenance(7))!.map(({ checkedAt, isStale }) => [checkedAt, isStale])).toEqual([
      [NOW, false],
      [undefined, true],
    ]);
    of.mockRestore();
  });
});
