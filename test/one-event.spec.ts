/** @engines small */

import { eventSlugOf, slugOf, type TownEvent } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { type Almanac, NOW, openAlmanac } from './app';
import { publish, registerOrganization } from './publishing';

describe('The page of one event', () => {
  let almanac: Almanac;
  let reading: TownEvent;
  const find = (idOrSlug: string | number) => almanac.read<TownEvent>(`/api/events/${encodeURIComponent(idOrSlug)}`);

  beforeAll(async () => {
    almanac = await openAlmanac();
    await registerOrganization(almanac, 'Moorestown Library');
    reading = await find(
      await publish(almanac, 'A café reads, late-night', { location: 'Loft', startTime: NOW, time: '7:00 PM' }),
    );
  });

  it('is found by its number', () =>
    expect(reading).toMatchObject({
      name: 'A café reads, late-night',
      location: 'Loft',
      date: '2026-11-20',
      status: 'confirmed',
    }));

  it('is found by its slug, with two hyphens before the date or with one', async () => {
    expect(eventSlugOf(reading)).toBe('a-cafe-reads-latenight--2026-11-20');
    expect(await find('a-cafe-reads-latenight--2026-11-20')).toEqual(reading);
    expect(await find('a-cafe-reads-latenight-2026-11-20')).toEqual(reading);
    expect(await find('A-Cafe-Reads-Latenight--2026-11-20')).toEqual(reading);
  });

  it('is found by the words shown instead of a date', async () => {
    const id = await publish(almanac, 'Garden walk', { date: '2099-01-01', displayDate: 'Spring 2027' });
    expect((await find('garden-walk--spring-2027')).id).toBe(id);
    expect((await find('garden-walk-spring-2027')).id).toBe(id);
  });

  it('is still there when the event is cancelled, and when it is over for years', async () => {
    const id = await publish(almanac, 'Picnic', { status: 'cancelled' });
    expect(await find('picnic--2026-11-20')).toMatchObject({ id, status: 'cancelled' });
    const opening = await publish(almanac, 'Grand opening', { date: '1998-05-02' });
    expect((await find('grand-opening--1998-05-02')).id).toBe(opening);
  });

  it('of two under one slug is that of the one which is not cancelled', async () => {
    await publish(almanac, 'concert, first try', { name: 'Concert', status: 'cancelled' });
    const rebooked = await publish(almanac, 'concert, second try', { name: 'Concert' });
    expect((await find('concert--2026-11-20')).id).toBe(rebooked);
  });

  it('moves with the event: the new date finds it, the old one no longer does', async () => {
    await publish(almanac, 'Lecture');
    const id = await publish(almanac, 'Lecture', { date: '2026-12-04' });
    expect(await find('lecture--2026-12-04')).toMatchObject({ id, date: '2026-12-04' });
    await almanac.http.get('/api/events/lecture--2026-11-20').expect(404);
  });

  it('is found however long its name is', async () => {
    const name = 'A very long evening of very short poems '.repeat(10).trim();
    const id = await publish(almanac, 'long', { name });
    expect((await find(`${slugOf(name)}--2026-11-20`)).id).toBe(id);
  });

  it('is looked for in one question, however many hyphens its address has', async () => {
    const find = jest.spyOn(almanac.app.get(ReadModels), 'find');
    await almanac.http.get(`/api/events/${'a-'.repeat(499)}`).expect(404);
    // Background reads of the server do not query by slug.
    const ids = find.mock.calls.flatMap(([, where]) => (where as { slug?: { in: string[] } } | undefined)?.slug?.in.length ?? []);
    expect(ids).toEqual([32]);
    find.mockRestore();
  });

  it.each([
    '0',
    '12345',
    '99999999999999999999',
    'no-such-thing--2026-11-20',
    '--',
    '__proto__',
    '-'.repeat(5_000),
    '🎈',
    '%',
    ' ',
  ])('is not there for %s', async (param) => {
    const { body } = await almanac.http.get(`/api/events/${encodeURIComponent(param)}`).expect(404);
    expect(body).toEqual({ statusCode: 404, error: 'Not Found', message: 'There is no such event.' });
  });
});
