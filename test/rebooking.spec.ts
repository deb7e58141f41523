import { setImmediate } from 'node:timers/promises';
import type { EventDetails, Reminder, TownEvent } from '#libs/contracts';
import { EventStore, Projector } from '#libs/event-sourcing';
import { readCalendar } from '#libs/integrations';
import { CalendarImporter } from '../apps/api/src/import/calendar-importer';
import { EMPTY_HISTORY } from '../apps/api/src/import/source-history';
import { type Almanac, openAlmanac } from './app';

const source = { name: 'Library / events', calendar: 'events', organization: 'Library' };
const EVENT_START = '2026-11-24T10:30:00-05:00';

const storyTimeLines = (uid: string, location: string, ...lines: string[]) => [
  'BEGIN:VEVENT',
  ...[`UID:${uid}`, 'DTSTART;TZID=America/New_York:20261124T103000', 'SUMMARY:Story time', `LOCATION:${location}`, ...lines],
  'END:VEVENT',
];

const createImporter = ({ app }: Almanac) => {
  const importer = app.get(CalendarImporter);
  let history = EMPTY_HISTORY;
  return async (...events: string[][]) => {
    const file = ['BEGIN:VCALENDAR', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
    const loaded = await importer.load(source, readCalendar(Buffer.from(file), importer.importWindow()), { history });
    history = loaded.history;
    await app.get(Projector).caughtUpTo(await app.get(EventStore).head());
    return loaded.facts;
  };
};

const openTownWithStoryTime = async () => {
  const almanac = await openAlmanac();
  const load = createImporter(almanac);
  await load(storyTimeLines('a', 'Room A'));
  const [first] = await almanac.read<TownEvent[]>('/api/events');
  return { almanac, load, first: first! };
};

const openTownWithSavedStoryTime = async () => {
  const town = await openTownWithStoryTime();
  const anna = town.almanac.resident('Anna');
  await anna.save(town.first.id).expect(200);
  return { ...town, anna };
};

describe('An event that is called off and announced anew in another room', () => {
  it('stays on its card, cancelled, and leads whoever saved it or waits for it to the new one', async () => {
    const { almanac, load, anna, first } = await openTownWithSavedStoryTime();
    const reminder = {
      eventName: 'Story time',
      reminderType: 'browser',
      reminderTime: new Date(Date.parse(EVENT_START) - 3_600_000),
    };
    await almanac.http
      .post('/api/reminders')
      .send({ ...reminder, eventId: first.id, sent: false, sessionId: anna.key })
      .expect(201);

    const moved = [storyTimeLines('a', 'Room A', 'STATUS:CANCELLED'), storyTimeLines('b', 'Room B')];
    expect(await load(...moved)).toEqual({ EventRebooked: 1, EventCancelled: 1, EventPublished: 1 });
    expect(await load(...moved)).toEqual({});
    const events = await almanac.read<TownEvent[]>('/api/events');
    expect(events.map(({ location, status }) => `${location} ${status}`).toSorted()).toEqual([
      'Room A cancelled',
      'Room B confirmed',
    ]);
    const anew = events.find(({ location }) => location === 'Room B')!;
    const rebooking = { id: anew.id, name: 'Story time', location: 'Room B' };

    expect(await almanac.read<EventDetails>(`/api/events/${first.id}`)).toMatchObject({ status: 'cancelled', rebooking });
    expect(await almanac.read<EventDetails>(`/api/events/${anew.id}`)).not.toHaveProperty('rebooking');
    expect(await anna.saved()).toMatchObject([{ id: first.id, status: 'cancelled', rebooking }]);
    expect((await almanac.http.get(`/event/${first.id}`)).text).toContain('Now in Room B');
    expect((await almanac.http.get('/calendar.ics')).text).toMatch(/DESCRIPTION:Now in Room B\\n/);
    for (;;) {
      const [annasReminder] = await almanac.read<Reminder[]>(`/api/reminders/${anna.key}`);
      if (annasReminder?.state === 'dropped') {
        expect(annasReminder).toMatchObject({ rebooking });
        break;
      }
      await setImmediate();
    }

    await load(
      storyTimeLines('a', 'Room A', 'STATUS:CANCELLED'),
      storyTimeLines('b', 'Room B', 'STATUS:CANCELLED'),
      storyTimeLines('c', 'Garden'),
    );
    expect(await almanac.read<EventDetails>(`/api/events/${first.id}`)).toMatchObject({ rebooking: { location: 'Garden' } });
    await load(storyTimeLines('a', 'Room A'), storyTimeLines('b', 'Room B', 'STATUS:CANCELLED'), storyTimeLines('c', 'Garden'));
    expect(await almanac.read<EventDetails>(`/api/events/${first.id}`)).not.toHaveProperty('rebooking');
  });

  it('says nothing of the new one when that turns private, nor leads anywhere when itself does', async () => {
    const { almanac, load, anna, first } = await openTownWithSavedStoryTime();
    const off = storyTimeLines('a', 'Room A', 'STATUS:CANCELLED');
    await load(off, storyTimeLines('b', 'Room B'));
    const anew = (await almanac.read<TownEvent[]>('/api/events')).find(({ location }) => location === 'Room B')!;

    expect(await load(off, storyTimeLines('b', 'Room B', 'CLASS:PRIVATE'))).toEqual({ EventMadePrivate: 1 });
    const texts = [
      JSON.stringify(await almanac.read<EventDetails>(`/api/events/${first.id}`)),
      JSON.stringify(await anna.saved()),
      (await almanac.http.get(`/event/${first.id}`)).text,
      (await almanac.http.get('/calendar.ics')).text,
    ];
    for (const text of texts) {
      expect(text).toContain('Room A');
      expect(text).not.toMatch(new RegExp(`Room B|Now in|"rebooking"|"rebookedAs"|${anew.id}`));
    }

    expect(await load(off, storyTimeLines('b', 'Room B'))).toEqual({ EventPublished: 1 });
    expect(await almanac.read<EventDetails>(`/api/events/${first.id}`)).toMatchObject({ rebooking: { location: 'Room B' } });
    const hidden = storyTimeLines('a', 'Room A', 'STATUS:CANCELLED', 'CLASS:PRIVATE');
    expect(await load(hidden, storyTimeLines('b', 'Room B'))).toEqual({ EventMadePrivate: 1 });
    expect(JSON.stringify(await almanac.read<EventDetails>(`/api/events/${first.id}`))).not.toMatch(/Room|rebook/);
    expect(JSON.stringify(await anna.saved())).not.toMatch(/Room|rebook/);
  });

  it('is simply on where it is announced anew at the same place', async () => {
    const { almanac, load, first } = await openTownWithStoryTime();
    await load(storyTimeLines('a', 'Room A', 'STATUS:CANCELLED'), storyTimeLines('b', 'Room A'));
    expect(await almanac.read<TownEvent[]>('/api/events')).toMatchObject([{ id: first.id, status: 'confirmed' }]);
  });
});
