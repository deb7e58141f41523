import ICAL from 'ical.js';
import type { TownEvent } from '#libs/contracts';
import { EventStore, Projector } from '#libs/event-sourcing';
import { organizationId, readCalendar } from '#libs/integrations';
import { Importer } from '../apps/api/src/import/importer';
import { type Almanac, openAlmanac } from './app';
import { publish, register } from './publishing';

const LIBRARY = 'Moorestown Library';
const KIDS = 'Children’s programs';
const SATURDAY = '2026-11-21';

const namesIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component).summary);

describe('Whoever subscribes to a part of a town’s calendar', () => {
  let almanac: Almanac;
  const read = async (path: string) => (await almanac.http.get(path).expect(200)).text;
  const names = async (path: string) => namesIn(await read(path)).toSorted();

  beforeAll(async () => {
    almanac = await openAlmanac();
    await register(almanac, LIBRARY, [KIDS]);
    await register(almanac, 'Perkins Center');
    await register(almanac, 'wzy');
    await publish(almanac, 'Story time', { subOrganization: KIDS, date: SATURDAY, startTime: `${SATURDAY}T10:30:00-05:00` });
    await publish(almanac, 'Carols', { description: 'No charge.', date: SATURDAY, startTime: `${SATURDAY}T19:00:00-05:00` });
    await publish(almanac, 'Book sale', { description: 'Free for members.', startTime: '2026-11-20T14:00:00-05:00' });
    await publish(almanac, 'Open studio', { organization: 'Perkins Center', price: '$0.00', date: '2026-11-24' });
    await publish(almanac, 'Gala', { organization: 'Perkins Center', price: '$90', description: 'Free parking', date: SATURDAY });
    await publish(almanac, 'Puppets', { organization: 'Perkins Center', categories: ['Kids', 'Free'], date: '2026-11-25' });
    await publish(almanac, 'Free nobody', { organization: 'wzy' });
  });

  it('has only what is free, for children, on the weekend, or at the hours that they asked for', async () => {
    expect(await names('/calendar.ics?free=1')).toEqual(['Carols', 'Open studio', 'Puppets']);
    expect(await names('/calendar.ics?for=children')).toEqual(['Puppets', 'Story time']);
    expect(await names('/calendar.ics?weekend=1')).toEqual(['Carols', 'Gala', 'Story time']);
    expect(await names('/calendar.ics?hours=morning')).toEqual(['Story time']);
    expect(await names('/calendar.ics?hours=morning,evening')).toEqual(['Carols', 'Story time']);
    expect(await names('/calendar.ics?free=1&for=children')).toEqual(['Puppets']);
    expect(await names('/calendar.ics?free=1&for=children&hours=evening&weekend=1')).toEqual([]);
  });

  it('asks so of an organization, of a search and of the feeds too', async () => {
    expect(await names(`/calendar/organization/${organizationId('Perkins Center')}.ics?free=1`)).toEqual([
      'Open studio',
      'Puppets',
    ]);
    expect(await names('/calendar/search.ics?q=moorestown%20library&free=1')).toEqual(['Carols']);
    expect(await names('/calendar/search.ics?free=1&weekend=1')).toEqual(['Carols']);
    const json = JSON.parse(await read('/feed.json?organization=Perkins%20Center&for=children'));
    expect(json.items.map(({ title }: { title: string }) => title)).toEqual(['Puppets']);
    const rss = await read('/feed.xml?weekend=1&hours=evening');
    expect([...rss.matchAll(/<item>[\s\S]*?<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual(['Carols']);
  });

  it('finds in the name of the calendar what it was asked for', async () => {
    expect(await read('/calendar.ics?weekend=1&free=1')).toContain('X-WR-CALNAME:Almanac Moorestown: free\\, this weekend\r\n');
    expect(JSON.parse(await read('/feed.json?free=1')).feed_url).toContain('/feed.json?free=1');
  });

  it('is told that nothing has changed as long as it is so', async () => {
    const { headers } = await almanac.http.get('/calendar.ics?free=1').expect(200);
    await almanac.http.get('/calendar.ics?free=1').set('if-none-match', headers['etag']!).expect(304);
    await almanac.http.get('/calendar.ics').set('if-none-match', headers['etag']!).expect(200);
  });

  it.each([
    ['free must be 1.', '/calendar.ics?free=maybe'],
    ['free must be one text.', '/feed.json?free=1&free=1'],
    ['for must be children.', '/calendar/search.ics?q=a&for=dogs'],
    ['hours must be morning or evening.', '/feed.xml?hours=morning,noon'],
    ['weekend must be 1.', '/calendar/school.ics?weekend=0'],
    ['hours must not be longer than 40 characters.', `/calendar.ics?hours=${'morning,'.repeat(20)}`],
    ['free must be one text.', '/calendar/organization/1.ics?free[]=1'],
  ])('is told what is wrong with an address: %s', async (message, path) =>
    expect((await almanac.http.get(path).expect(400)).body).toMatchObject({ statusCode: 400, message }),
  );

  it('cannot tell the server where they are', async () => {
    const everything = await names('/calendar.ics');
    expect(await names('/calendar.ics?near=39.96,-74.94')).toEqual(everything);
  });
});

describe('What a publisher says of the price and the kind of an event', () => {
  const FEED = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART:20261121T100000',
    'SUMMARY:Lanterns',
    "CATEGORIES:Children's Programs,Arts",
    'X-COST:Free',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\n');

  it('is answered with the event, and recorded once', async () => {
    const almanac = await openAlmanac();
    const source = { name: LIBRARY, calendar: 'a', organization: LIBRARY };
    const importer = almanac.app.get(Importer);
    const load = () => importer.load(source, readCalendar(Buffer.from(FEED), importer.window()));
    expect((await load()).facts).toMatchObject({ EventPublished: 1 });
    expect((await load()).facts).toEqual({});
    await almanac.app.get(Projector).caughtUpTo(await almanac.app.get(EventStore).head());
    const [event] = await almanac.read<TownEvent[]>('/api/events');
    expect(event).toMatchObject({ name: 'Lanterns', categories: ["Children's Programs", 'Arts'], price: 'Free' });
  });
});
