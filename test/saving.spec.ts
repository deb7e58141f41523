/** @engines order small */

import type { TownEvent } from '#libs/contracts';
import { MergeEvent } from '#libs/domain';
import { EventStore } from '#libs/event-sourcing';
import { type Almanac, openAlmanac, TODAY } from './app';
import { publish, registerOrganization } from './publishing';

describe('Saving', () => {
  let almanac: Almanac;
  let [chess, film, picnic] = [0, 0, 0];
  const head = () => almanac.app.get(EventStore).head();

  beforeAll(async () => {
    almanac = await openAlmanac();
    await registerOrganization(almanac, 'Moorestown Library');
    chess = await publish(almanac, 'Chess club');
    film = await publish(almanac, 'Film night', { date: '2026-12-04' });
    picnic = await publish(almanac, 'Picnic', { date: '2026-06-20' });
  });

  it('Anna saves an event from its card and finds it in her feed at once', async () => {
    const anna = almanac.resident('Anna');
    await anna.follow().expect(200);
    const { body } = await anna.save(chess).expect(200);
    expect(body).toEqual({ savedEvents: [chess] });
    expect((await anna.preferences()).savedEvents).toEqual([chess]);
    expect((await anna.feed()).events.map(({ name }) => name)).toEqual(['Chess club']);
    expect((await anna.sidebar()).feed.count).toBe(1);
  });

  it('Ben saves from the table, under his key', async () => {
    const ben = almanac.resident('Ben');
    const save = (eventId: number) => almanac.http.post(`/api/preferences/${ben.key}/save-event`).send({ eventId });
    expect((await save(film).expect(200)).body).toEqual({ savedEvents: [film] });
    expect((await save(chess).expect(200)).body).toEqual({ savedEvents: [film, chess] });
  });

  it('Carla saves twice and unsaves twice: the second time records nothing', async () => {
    const carla = almanac.resident('Carla');
    await carla.save(film).expect(200);
    const saved = await head();
    expect((await carla.save(film).expect(200)).body).toEqual({ savedEvents: [film] });
    expect(await head()).toBe(saved);
    expect((await carla.unsave(film).expect(200)).body).toEqual({ savedEvents: [] });
    const unsaved = await head();
    expect((await carla.unsave(film).expect(200)).body).toEqual({ savedEvents: [] });
    expect(await head()).toBe(unsaved);
  });

  it('Dan unsaves one of two and it leaves his feed', async () => {
    const dan = almanac.resident('Dan');
    await dan.follow().expect(200);
    for (const id of [chess, film]) await dan.save(id).expect(200);
    expect((await dan.unsave(chess).expect(200)).body).toEqual({ savedEvents: [film] });
    expect((await dan.feed()).events.map(({ name }) => name)).toEqual(['Film night']);
  });

  it('Eva saves what is over: it is kept, though the feed goes back no more than a month', async () => {
    const eva = almanac.resident('Eva');
    expect((await eva.save(picnic).expect(200)).body).toEqual({ savedEvents: [picnic] });
    expect((await eva.feed()).events.map(({ name }) => name)).not.toContain('Picnic');
    expect(await eva.saved()).toMatchObject([{ id: picnic, date: '2026-06-20', organization: 'Moorestown Library' }]);
  });

  it('Finn saves what he sees among the defaults, and they still stand in for his feed', async () => {
    const finn = almanac.resident('Finn');
    await finn.save(chess).expect(200);
    expect(await finn.preferences()).toMatchObject({ savedEvents: [chess], defaults: true });
    expect(await finn.feed()).toMatchObject({ defaults: true, events: [{ name: 'Chess club' }] });
  });

  it('Gil saves what does not exist and is told so', async () => {
    const gil = almanac.resident('Gil');
    const missing = { statusCode: 404, error: 'Not Found', message: 'There is no such event.' };
    expect((await gil.save(424242).expect(404)).body).toEqual(missing);
    const byKey = almanac.http.post(`/api/preferences/${gil.key}/save-event`).send({ eventId: 424242 });
    expect((await byKey.expect(404)).body).toEqual(missing);
    expect((await gil.unsave(424242).expect(200)).body).toEqual({ savedEvents: [] });
  });

  it('Hana saves a hundred at once from one page and none is lost', async () => {
    const hana = almanac.resident('Hana');
    const ids = await Promise.all(Array.from({ length: 100 }, (_, i) => publish(almanac, `Concert ${i}`)));
    await Promise.all(ids.map((id) => hana.save(id).expect(200)));
    expect((await hana.preferences()).savedEvents.toSorted()).toEqual(ids.toSorted());
  });

  it('what is saved stays when the event moves or is cancelled', async () => {
    const ida = almanac.resident('Ida');
    await ida.follow().expect(200);
    const lecture = await publish(almanac, 'Lecture');
    await ida.save(lecture).expect(200);
    await publish(almanac, 'Lecture', { date: '2026-12-11', status: 'cancelled' });
    expect((await ida.feed()).events).toMatchObject([{ id: lecture, date: '2026-12-11', status: 'cancelled' }]);
    expect(await ida.saved()).toMatchObject([{ id: lecture, status: 'cancelled', history: { formerTime: { date: TODAY } } }]);
  });

  it('Kim asks again for what she saved, and is sent it only when something became of it', async () => {
    const kim = almanac.resident('Kim');
    const path = `/api/preferences/${kim.key}/saved-events`;
    expect((await almanac.http.get(path).expect(200)).body).toEqual([]);
    const recital = await publish(almanac, 'Recital');
    await kim.save(recital).expect(200);
    const { headers } = await almanac.http.get(path).expect(200);
    const askAgain = () => almanac.http.get(path).set('if-none-match', headers['etag']!);
    await askAgain().expect(304);
    await publish(almanac, 'Recital', { location: 'Town Hall' });
    expect((await askAgain().expect(200)).body).toMatchObject([{ id: recital, location: 'Town Hall' }]);
  });

  it('what is saved is saved still when another event has come to tell it, however often, and can be taken back', async () => {
    const jo = almanac.resident('Jo');
    await jo.follow().expect(200);
    const [first, second, third] = [
      await publish(almanac, 'Tour, as it was', { name: 'Tour', date: '2026-11-27' }),
      await publish(almanac, 'Tour, moved', { name: 'Tour', date: '2026-11-28' }),
      await publish(almanac, 'Tour, moved again', { name: 'Tour', date: '2026-11-30' }),
    ];
    await jo.save(first).expect(200);
    await almanac.issue(MergeEvent, { id: first, into: second });
    expect((await jo.save(second).expect(200)).body).toEqual({ savedEvents: [second] });
    await almanac.issue(MergeEvent, { id: second, into: third });

    expect((await jo.preferences()).savedEvents).toEqual([third]);
    expect((await jo.feed()).events.map(({ id }) => id)).toEqual([third]);
    expect(await jo.saved()).toMatchObject([{ id: third, date: '2026-11-30' }]);
    for (const address of [first, second, 'tour--2026-11-27', 'tour--2026-11-28']) {
      expect(await almanac.read<TownEvent>(`/api/events/${address}`)).toMatchObject({ id: third, date: '2026-11-30' });
      await almanac.http.get(`/event/${address}`).expect(200);
    }
    expect((await jo.save(first).expect(200)).body).toEqual({ savedEvents: [third] });
    expect((await jo.unsave(third).expect(200)).body).toEqual({ savedEvents: [] });
    expect((await jo.feed()).events).toEqual([]);
  });
});
