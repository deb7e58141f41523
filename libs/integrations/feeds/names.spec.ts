import { readBytes } from './read-bytes';

const SAID = { timeZone: 'America/New_York', from: '2026-01-01', to: '2026-12-31' };
const nameIn = (feed: string) => readBytes(Buffer.from(feed), SAID).name;
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const EVENT = ['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Fair', 'NAME:Not the calendar', 'DTSTART:20260704', 'END:VEVENT'];

describe('A feed calls itself', () => {
  it.each([
    ['X-WR-CALNAME', calendar('X-WR-CALNAME:Songs\\, and\\; more ', ...EVENT), 'Songs, and; more'],
    ['X-WR-CALNAME with parameters', calendar('X-WR-CALNAME;VALUE=TEXT:Town: events', ...EVENT), 'Town: events'],
    ['NAME, behind its events', calendar(...EVENT, 'NAME:Songs &amp; plays'), 'Songs & plays'],
    ['nothing', calendar(...EVENT), undefined],
    [
      'RSS',
      '<rss><channel><title>Songs &amp; plays</title><item><title>Fair</title><ev:startdate>2026-07-04</ev:startdate></item></channel></rss>',
      'Songs & plays',
    ],
    ['Atom', '<feed><title>Songs</title><entry><title>Fair</title><gd:when startTime="2026-07-04"/></entry></feed>', 'Songs'],
    [
      'JSON Feed',
      '{"version":"https://jsonfeed.org/version/1.1","title":"Songs","items":[{"id":"1","title":"Fair","_event":{"startDate":"2026-07-04"}}]}',
      'Songs',
    ],
  ])('by what its format has for that: %s', (_, feed, name) => {
    expect(nameIn(feed)).toBe(name);
  });
});
