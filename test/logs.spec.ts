import { EventStore } from '#libs/event-sourcing';
import { type Almanac, openAlmanac } from './app';
import { printedDuring } from './printed';
import { publish, register } from './publishing';

describe('The log of the server', () => {
  let almanac: Almanac;
  let chess: number;

  beforeAll(async () => {
    almanac = await openAlmanac({ LOG_LEVEL: 'trace' });
    await register(almanac, 'Moorestown Library', ['Teens']);
    chess = await publish(almanac, 'Chess club');
  });

  it('never has the key of a session, whatever Anna does or does wrong', async () => {
    const anna = almanac.resident('Anna');
    const printed = await printedDuring(async () => {
      await anna.follow('Moorestown Library').expect(200);
      await anna.follow('Nothing').expect(400);
      await anna.save(chess).expect(200);
      await anna.save(4711).expect(404);
      await anna.save('x').expect(400);
      await anna.unsave(chess).expect(200);
      await anna.followSubcalendars(4711).expect(400);
      await Promise.all([anna.preferences(), anna.sidebar(), anna.feed()]);
      await almanac.http.get(`/api/preferences/${anna.key}/nothing`).expect(404);
      await almanac.http.get(`/api/preferences/${anna.key}%`).expect(400);
      await almanac.http
        .post(`/api/preferences/${anna.key}/save-event`)
        .set('content-type', 'application/json')
        .send('{')
        .expect(400);
    });
    expect(printed).not.toContain(anna.key);
  });

  it('tells an operator of a failure that nobody foresaw, and still not the key', async () => {
    const ben = almanac.resident('Ben');
    const failing = jest.spyOn(almanac.app.get(EventStore), 'append');
    failing.mockRejectedValue(new Error(`The disk is full: preferences-${ben.key}`));
    const printed = await printedDuring(async () => {
      const { body } = await ben.save(chess).expect(500);
      expect(body).toEqual({
        statusCode: 500,
        error: 'Internal Server Error',
        message: 'Something went wrong here. It has been noted.',
      });
    });
    failing.mockRestore();
    expect(printed).toContain('The disk is full: preferences-session_…');
    expect(printed).not.toContain(ben.key);
    await ben.save(chess).expect(200);
  });
});
