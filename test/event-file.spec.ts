import { register } from './account';
import { type Almanac, openAlmanac } from './app';
import { publish } from './publishing';

describe('One event, taken into a calendar of somebody’s own', () => {
  let almanac: Almanac;
  beforeAll(async () => {
    almanac = await openAlmanac();
  });

  const fileOf = (id: number | string, cookie = '') => almanac.http.get(`/api/events/${id}/calendar.ics`).set('cookie', cookie);

  it('is a file with that event alone', async () => {
    await publish(almanac, 'Chess', { name: 'Chess', date: '2026-11-25' });
    const id = await publish(almanac, 'Choir', { name: 'Choir, with "Ann"', date: '2026-11-24', location: 'Town Hall' });
    await almanac.settled();
    const { text, headers } = await fileOf(id).expect(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="choir-with-ann.ics"');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain('Choir');
  });

  it('says of a cancelled one that it is', async () => {
    const id = await publish(almanac, 'Parade', { name: 'Parade', date: '2026-11-24', status: 'cancelled' });
    await almanac.settled();
    expect((await fileOf(id).expect(200)).text).toContain('STATUS:CANCELLED');
  });

  it.each(['4', 'nothing-of-the-kind', '1e9', '%00'])('is none at %s', async (id) => {
    expect([400, 404]).toContain((await fileOf(id)).status);
  });

  it.each([
    ['Пикник 野餐', 'event.ics'],
    ['Café 2\r\nX-Evil: 1', 'cafe-2-xevil-1.ics'],
  ])('has a name that a head can hold: %j', async (name, file) => {
    const ada = await register(almanac, `${file}@example.com`);
    const { body } = await almanac.http
      .post('/api/events/user')
      .set('cookie', ada.cookie)
      .send({ name, date: '2026-11-24' })
      .expect(201);
    const { headers } = await fileOf(body.id, ada.cookie).expect(200);
    expect(headers['content-disposition']).toBe(`attachment; filename="${file}"`);
    expect(headers['x-evil']).toBeUndefined();
  });

  it('of somebody’s own is theirs alone', async () => {
    const [ada, bob] = [await register(almanac, 'ada@example.com'), await register(almanac, 'bob@example.com')];
    const { body } = await almanac.http
      .post('/api/events/user')
      .set('cookie', ada.cookie)
      .send({ name: 'Dentist', date: '2026-11-24' })
      .expect(201);
    expect((await fileOf(body.id, ada.cookie).expect(200)).text).toContain('SUMMARY:Dentist');
    for (const cookie of ['', bob.cookie]) await fileOf(body.id, cookie).expect(404);
  });
});
