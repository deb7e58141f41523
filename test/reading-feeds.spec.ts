import { FeedFailure, readFeed } from '#libs/integrations';

const SAID = { timeZone: 'America/New_York', from: '2026-01-01', to: '2026-12-31' };
const LARGEST = 64 * 1024 * 1024;

const namesIn = async (feed: string | Uint8Array) => (await readFeed(Buffer.from(feed), SAID)).happenings.map(({ name }) => name);

const FAIR = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Fair\nDTSTART:20260704\nEND:VEVENT\nEND:VCALENDAR\n';

describe('While the town goes on with its work', () => {
  it.each([
    ['iCalendar', FAIR],
    ['RSS', '<rss><item><title>Fair</title><ev:startdate>2026-07-04</ev:startdate></item></rss>'],
    ['Atom', '<feed><entry><title>Fair</title><gd:when startTime="2026-07-04"/></entry></feed>'],
    ['JSON Feed', '[{"name":"Fair","startDate":"2026-07-04"}]'],
    [
      'web page',
      '<html><script type="application/ld+json">{"@type":"Event","name":"Fair","startDate":"2026-07-04"}</script></html>',
    ],
  ])('its feeds are read: %s', async (format, feed) => {
    expect(await readFeed(Buffer.from(feed), SAID)).toMatchObject({ format, isCalendar: true, happenings: [{ name: 'Fair' }] });
  });

  it('a feed of more events than one piece is read whole and in order', async () => {
    const days = Array.from({ length: 300 }, (_, at) => new Date(Date.UTC(2026, 0, 2 + at)).toISOString().slice(0, 10));
    expect(await namesIn(JSON.stringify(days.map((startDate) => ({ name: startDate, startDate }))))).toEqual(days);
  });

  it('a monstrous feed costs nobody but itself', async () => {
    const opened = Buffer.alloc(LARGEST, 'BEGIN:VEVENT\nUID:a\nEND:VEVENT\n');
    // Read as far as anything is, or given up: that depends on the machine.
    const outcome = readFeed(opened, SAID).catch((failure: unknown) => failure);
    const next = namesIn(FAIR);
    const { components, message } = (await outcome) as { components?: number; message?: string };
    expect(components ?? message).toEqual(message === undefined ? 500_000 : expect.stringMatching(/^reading it takes /));
    expect((await outcome) instanceof FeedFailure).toBe(components === undefined);
    expect(await next).toEqual(['Fair']);
  });

  it('a feed for a town in no time zone says so, and the next one is read', async () => {
    await expect(readFeed(Buffer.from(FAIR), { ...SAID, timeZone: 'Moorestown' })).rejects.toThrow('Invalid time zone');
    expect(await namesIn(FAIR)).toEqual(['Fair']);
  });
});
