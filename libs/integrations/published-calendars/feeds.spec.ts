import { decodeXML } from 'entities';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import type { TownEvent } from '#libs/contracts';
import { anEvent, anyCharacter } from '#libs/contracts/testing';
import { readBytes } from '../feeds/read-bytes';
import { renderJsonFeed, renderRss } from './feeds';

const publication = (event: Partial<TownEvent>) => ({
  town: 'Moorestown',
  timeZone: 'America/New_York',
  origin: 'https://almanac.example',
  name: 'Almanac',
  events: [{ event: anEvent(event), sequence: 0, publishedAt: '2026-11-01T12:00:00Z', changedAt: '2026-11-02T12:00:00Z' }],
});
const rss = (event: Partial<TownEvent>) => renderRss(publication(event));

const parseEntry = (file: string) => {
  const [, written = ''] = /<item>.*<description>(.*?)<\/description>/s.exec(file) ?? [];
  const [tags, texts]: [string[], string[]] = [[], []];
  const parser = new Parser({ onopentagname: (name) => tags.push(name), ontext: (text) => texts.push(text) });
  parser.end(decodeXML(written));
  return { tags: new Set(tags), text: texts.join('') };
};

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter(), maxLength: 100 }),
  fc
    .array(
      fc.constantFrom(']]>', '<![CDATA[', '<script>', '</item>', '&lt;', '&', '<', '>', '"', '\0', '\u001b', '\ud800', '\n', 'a'),
    )
    .map((all) => all.join('')),
);

describe('RSS', () => {
  it('tells where one joins an event online, and the bare address not twice', () => {
    const onlineUrl = 'https://zoom.example/j/1';
    const { text } = parseEntry(rss({ location: onlineUrl, onlineUrl, description: 'Bring tea.' }));
    expect(text).toContain(`Join online: ${onlineUrl}`);
    expect(text.split(onlineUrl)).toHaveLength(2);
    expect(JSON.parse(renderJsonFeed(publication({ onlineUrl }))).items[0].content_text).toContain(`Join online: ${onlineUrl}`);
  });

  it('tells first where a cancelled event takes place instead', () => {
    const about = publication({ name: 'Story time', status: 'cancelled' });
    const moved = { ...about, events: [{ ...about.events[0]!, rebooking: { id: 2, name: 'Story time', location: 'Room B' } }] };
    expect(parseEntry(renderRss(moved)).text).toMatch(/^Now in Room B/);
    expect(JSON.parse(renderJsonFeed(moved)).items[0].content_text).toMatch(/^Now in Room B/);
  });

  it('hands no markup of a publisher to whoever shows it', () => {
    const words = 'Ages < 5 & up <script>alert(1)</script> <img src=x onerror=alert(1)> &lt;b&gt;';
    const { tags, text } = parseEntry(rss({ description: words, location: '<iframe src=javascript:alert(1)>' }));
    expect(tags).toEqual(new Set(['br']));
    expect(text).toContain(words);
    expect(text).toContain('<iframe src=javascript:alert(1)>');
  });

  it('keeps the lines of a text', () => {
    expect(rss({ description: 'One\nTwo' })).toContain('One&#60;br&#62;Two');
  });

  it('is XML whatever an event tells, and nothing in a text is more than that', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (name, description, organization) => {
        const file = rss({ name, description, organization, location: `a${name}`, category: organization });
        expect(file).not.toMatch(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/u);
        expect(file.isWellFormed()).toBe(true);
        expect(file.match(/<(?!\/)[^>]*>/g)!.map((tag) => /^<[\w?:]+/.exec(tag)![0])).toEqual(
          rss({ name: 'a', description: 'a', organization: 'a', location: 'a', category: 'a' })
            .match(/<(?!\/)[^>]*>/g)!
            .map((tag) => /^<[\w?:]+/.exec(tag)![0]),
        );
        expect([...parseEntry(file).tags].filter((tag) => tag !== 'br')).toEqual([]);
      }),
    );
  });

  it('is read as it was told', () => {
    const description = 'Ages < 5 & up.\n<script>alert(1)</script>';
    const options = { timeZone: 'America/New_York', from: '2026-01-01', to: '2027-12-31' };
    const file = rss({ name: 'Tea & <b>cake</b>', description, date: '2026-11-20', time: '' });
    const [happening] = readBytes(Buffer.from(file), options).occurrences;
    expect(happening!.description).toContain(description);
  });
});

describe('JSON Feed', () => {
  it('keeps the hours of what begins at midnight and has an end of its own', () => {
    const [start, end] = ['2026-11-20T00:00:00-05:00', '2026-11-20T04:00:00-05:00'];
    const { _event, content_text } = JSON.parse(
      renderJsonFeed(publication({ date: '2026-11-20', startTime: start, endTime: end })),
    ).items[0];
    expect(_event).toMatchObject({ start, end });
    expect(content_text).toContain('12:00 AM – 4:00 AM');
  });

  it('tells the same as text', () => {
    const description = '<script>alert(1)</script>';
    expect(JSON.parse(renderJsonFeed(publication({ description }))).items[0].content_text).toContain(description);
  });
});
