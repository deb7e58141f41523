import { register } from './account';
import { openAlmanac } from './app';
import { publish, register as registerOrganization } from './publishing';

const DISTRICT = 'District 1 (Monday pick up)';

describe('Everything about somebody', () => {
  it('is one file, for whoever it is about and has signed in', async () => {
    const almanac = await openAlmanac();
    await registerOrganization(almanac, 'Library', ['Kids']);
    await registerOrganization(almanac, 'Trash Collection', [DISTRICT]);
    const event = await publish(almanac, 'chess', { name: 'Chess club', organization: 'Library' });
    const [anna, ben] = [await register(almanac, 'anna@example.com'), await register(almanac, 'ben@example.com')];
    const post = (path: string, said: object, { cookie } = anna) => almanac.http.post(path).set('cookie', cookie).send(said);
    await anna.follow('Library').expect(200);
    await anna.save(event).expect(200);
    await post(`/api/preferences/${anna.key}/collection-district`, { district: DISTRICT }).expect(200);
    await post('/api/events/user', { name: 'Piano lesson', date: '2026-11-24', description: 'Bring the Clementi.' }).expect(201);
    await post('/api/events/user', { name: 'Dentist' }, ben).expect(201);
    const { url } = (await post('/api/subscription', { sessionId: anna.key }).expect(201)).body;

    const { body, headers, text } = await almanac.http.get('/api/me/export').set('cookie', anna.cookie).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-almanac-2026-11-20.json"',
      'cache-control': 'no-store',
    });
    expect(body).toEqual({
      exportedAt: '2026-11-20T17:00:00.000Z',
      account: { email: 'anna@example.com', since: expect.stringContaining('2026-11-20'), roles: [], asksForCode: false },
      follows: {
        organizations: ['Library', 'Library::Kids', `Trash Collection::${DISTRICT}`],
        subcalendars: [],
        townDefaults: false,
      },
      saved: [{ id: event, name: 'Chess club', organization: 'Library', date: expect.any(String) }],
      collectionDistrict: DISTRICT,
      ownEvents: [expect.objectContaining({ name: 'Piano lesson', date: '2026-11-24', description: 'Bring the Clementi.' })],
      subscriptions: [{ since: expect.any(String) }],
      reminders: [],
      textMessages: { phoneNumber: null, smsConsentGiven: false, smsNumber: null, smsRemindersEnabled: false },
    });
    for (const secret of [url.split('/').at(-1), anna.cookie, '$argon2', 'Dentist']) expect(text).not.toContain(secret);
    await almanac.http.get('/api/me/export').expect(401);
    await anna.logout().expect(204);
    await almanac.http.get('/api/me/export').set('cookie', anna.cookie).expect(401);
  });
});
