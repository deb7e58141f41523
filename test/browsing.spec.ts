/** @engines small */

import { addDays, endDayOf, hasDate, isHiddenOrganization, type Town, type TownEvent } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { catalogue } from '#projections';
import { type Almanac, openAlmanac, TODAY } from './app';
import { publish, registerOrganization } from './publishing';

let sampleTown: Almanac;
beforeAll(async () => {
  sampleTown = await openAlmanac({ ALMANAC_SEED: 'sample' });
});

describe('Somebody who opens the calendar of the sample town', () => {
  const events = (query = '') => sampleTown.read<TownEvent[]>(`/api/events${query}`);

  it('learns where it is and what time it is there', async () => {
    const town = await sampleTown.read<Town>('/api/town');
    expect(town).toMatchObject({
      name: 'Moorestown',
      state: 'New Jersey',
      timeZone: 'America/New_York',
      now: '2026-11-20T17:00:00.000Z',
      schoolDates: 'Moorestown Township Public Schools',
      mapCenter: { latitude: 39.9686, longitude: -74.9489 },
      unknownPlace: { latitude: 39.9689, longitude: -74.9489 },
    });
  });

  it('gets everything that ended within the last 31 days or later, in the order of days', async () => {
    const dated = (await events()).filter(hasDate);
    const earliest = dated.map(endDayOf).sort()[0]!;
    expect(earliest >= addDays(TODAY, -31)).toBe(true);
    expect(earliest < addDays(TODAY, -21)).toBe(true);
    expect(dated.map(({ date }) => date)).toEqual(dated.map(({ date }) => date).sort());
    expect(dated.some(({ date }) => date >= '2030')).toBe(true);
  });

  it('gets what has no date, and what only a search for wzy will show', async () => {
    const all = await events();
    expect(all.filter((event) => !hasDate(event)).map(({ name }) => name)).toContain('A free parking space on Main Street');
    expect(all.filter(({ organization }) => isHiddenOrganization(organization)).length).toBeGreaterThan(3);
  });

  it('gets a run that began before the window when it ends inside', async () => {
    const sale = (await events()).find(({ name }) => name === 'Used book sale')!;
    expect([sale.date, sale.endDate]).toEqual(['2026-11-18', '2026-11-22']);
    expect((await events('?from=2026-11-22')).map(({ id }) => id)).toContain(sale.id);
    expect((await events('?from=2026-11-23')).map(({ id }) => id)).not.toContain(sale.id);
  });

  it('asks for an earlier window and finds what the usual one has left behind', async () => {
    const evening = 'Find your great-grandparents';
    expect((await events()).map(({ name }) => name)).not.toContain(evening);
    expect((await events('?from=2026-10-01&to=2026-10-10')).map(({ name }) => name)).toContain(evening);
  });

  it('asks for one day and gets what takes place on it and nothing undated', async () => {
    const one = await events('?from=2026-11-21&to=2026-11-21');
    expect(one.length).toBeGreaterThan(5);
    for (const event of one) expect([event.date <= '2026-11-21', endDayOf(event) >= '2026-11-21']).toEqual([true, true]);
  });

  it('leaves the end out, or the beginning', async () => {
    const [usual, later, until] = [await events(), await events('?from=2026-12-01'), await events('?to=2026-11-30')];
    const ids = (some: TownEvent[]) => some.map(({ id }) => id);
    expect(ids(later)).toEqual(ids(usual.filter((event) => !hasDate(event) || endDayOf(event) >= '2026-12-01')));
    expect(ids(until)).toEqual(ids(usual.filter((event) => hasDate(event) && event.date <= '2026-11-30')));
  });
});

describe('The list of events', () => {
  it('goes back 31 days, to the last day of what it shows, and no further', async () => {
    const almanac = await openAlmanac();
    await registerOrganization(almanac, 'Moorestown Library');
    const [month, before] = [addDays(TODAY, -31), addDays(TODAY, -32)];
    await publish(almanac, 'Just in', { date: month });
    await publish(almanac, 'Just out', { date: before });
    await publish(almanac, 'Ends in', { date: addDays(TODAY, -90), endDate: month });
    await publish(almanac, 'Ends out', { date: addDays(TODAY, -90), endDate: before });
    await publish(almanac, 'Some day', { date: '' });
    await publish(almanac, 'Far', { date: '2098-05-01' });
    const named = async (query = '') => (await almanac.read<TownEvent[]>(`/api/events${query}`)).map(({ name }) => name).sort();
    expect(await named()).toEqual(['Ends in', 'Far', 'Just in', 'Some day']);
    expect(await named(`?from=${before}`)).toEqual(['Ends in', 'Ends out', 'Far', 'Just in', 'Just out', 'Some day']);
    expect(await named(`?from=${before}&to=${before}`)).toEqual(['Ends in', 'Ends out', 'Just out']);
    expect(await named('?to=9999-12-31')).toEqual(['Ends in', 'Far', 'Just in']);
  });

  it('turns the page at midnight in the town, wherever the server stands', async () => {
    const before = await openAlmanac({ ALMANAC_NOW: '2026-11-21T04:59:59Z' });
    await registerOrganization(before, 'Moorestown Library');
    await publish(before, 'Just in', { date: addDays(TODAY, -31) });
    expect(await before.read('/api/events')).toHaveLength(1);
    await before.close();
    const after = await openAlmanac({ ALMANAC_DATA_DIR: before.dataDirectory, ALMANAC_NOW: '2026-11-21T05:00:00Z' });
    expect(await after.read('/api/events')).toEqual([]);
  });

  it('is built once for each other window, however often it is requested', async () => {
    const almanac = await openAlmanac();
    await registerOrganization(almanac, 'Moorestown Library');
    await publish(almanac, 'Picnic', { date: '1998-06-20' });
    const find = jest.spyOn(almanac.app.get(ReadModels), 'find');
    const usual = addDays(TODAY, -31);
    const timesRead = () =>
      find.mock.calls.filter(([model, where, how]) => {
        const from = (where as { lastDay?: { gte?: string } } | undefined)?.lastDay?.gte;
        // Reads from today on are those of the search for duplicates.
        return model === catalogue && how?.limit === undefined && from !== undefined && from !== usual && from !== TODAY;
      }).length;
    const named = async (from: string, to = '') =>
      (await almanac.read<TownEvent[]>(`/api/events?from=${from}${to && `&to=${to}`}`)).map(({ name }) => name);

    for (const from of ['1998-06-20', '1998-06-20', '1990-01-01', '1900-01-01']) expect(await named(from)).toEqual(['Picnic']);
    expect(timesRead()).toBe(1);
    await publish(almanac, 'Grand opening', { date: '1997-05-02' });
    expect(await named('1900-01-01')).toEqual(['Grand opening', 'Picnic']);
    expect(timesRead()).toBe(2);

    await publish(almanac, 'Jubilee', { date: '2027-05-02' });
    for (const to of ['2027-05-02', '2027-05-03', '2098-01-01', '9999-12-31'])
      expect(await named('1900-01-01', to)).toEqual(['Grand opening', 'Picnic', 'Jubilee']);
    expect(timesRead()).toBe(3);
    for (const from of ['2027-05-03', '2098-01-01']) expect(await named(from)).toEqual([]);
    // From the usual list.
    expect(timesRead()).toBe(3);
    for (const from of ['2027-05-03', '9999-12-31']) expect(await named(from, '2027-05-01')).toEqual([]);
    expect(timesRead()).toBe(3);
  });
});

describe('Somebody who has just started Almanac', () => {
  it('can open every paper that the sample town names', async () => {
    const events = await sampleTown.read<TownEvent[]>('/api/events');
    const papers = events.flatMap(({ attachments = [] }) => attachments);
    expect(papers.length).toBeGreaterThan(10);
    for (const paper of papers) {
      const { body } = await sampleTown.http.get(paper).expect(200).expect('content-type', 'application/pdf');
      expect(String(body.subarray(0, 5))).toBe('%PDF-');
    }
  });

  it.each(['nothing.pdf', 'council-meeting-1999-01-01.pdf', '..%2Fevents.pdf', 'council-meeting'])(
    'is told that there is no such paper: %s',
    async (file) => void (await sampleTown.http.get(`/api/papers/${file}`).expect(404)),
  );

  it('has somebody to write to', async () => {
    const { links } = await sampleTown.read<Town>('/api/town');
    expect(links['contact']).toBe('mailto:clerk@moorestown.example');
  });
});
