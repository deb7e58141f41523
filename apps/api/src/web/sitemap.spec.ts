import type { EventDetails } from '#libs/contracts';
import { createSitemap, renderSitemapFile, renderSitemapIndex } from './sitemap';

const library = { name: 'Moorestown Library' };
const event = (id: number, date: string, about: Partial<EventDetails> = {}): EventDetails => ({
  id,
  name: 'Story time',
  organization: library.name,
  category: 'Education',
  date,
  time: '',
  status: 'confirmed',
  history: { publishedAt: '2026-11-01T12:00:00Z', changedAt: `2026-11-0${id}T12:00:00Z` },
  ...about,
});

describe('The sitemap', () => {
  const sitemap = createSitemap(
    [
      event(1, '2026-11-20'),
      event(2, '2026-10-30', { endDate: '2026-11-02', status: 'cancelled' }),
      event(3, '2027-01-05'),
      event(4, '2099-12-31'),
      event(5, '2026-11-20', { status: 'withdrawn' }),
      event(6, '2026-11-20', { organization: 'wzy' }),
      event(7, '2026-11-20', { organization: 'Moorestown Circus' }),
      event(8, '2026-11-20', { organization: 'My Events' }),
    ],
    [library],
  );

  it('has the events of each month in a file, by their last day, and those that are nobody’s business in none', () =>
    expect([...sitemap].slice(1).map(([name, entries]) => [name, ...entries.map(({ address }) => address)])).toEqual([
      ['events-2026-11', '/event/1', '/event/2'],
      ['events-2027-01', '/event/3'],
      ['events-undated', '/event/4'],
    ]));

  it('has no file of more entries than search engines read, and all of them in files that they find', () => {
    const [march, undated] = [120_000, 50_001];
    const many = createSitemap(
      Array.from({ length: march + undated }, (_, id) => event(id, id < march ? '2027-03-01' : '2099-12-31')),
      [library],
    );
    expect([...many].slice(1).map(([name, entries]) => [name, entries.length])).toEqual([
      ['events-2027-03', 50_000],
      ['events-2027-03-2', 50_000],
      ['events-2027-03-3', 20_000],
      ['events-undated', 50_000],
      ['events-undated-2', 1],
    ]);
    expect(new Set([...many].slice(1).flatMap(([, entries]) => entries.map(({ address }) => address))).size).toBe(170_001);
    expect(renderSitemapIndex(many, 'https://almanac.example')).toContain('/sitemap/events-undated-2.xml');
  });

  it('says of each file when something in it changed last', () =>
    expect(renderSitemapIndex(sitemap, 'https://almanac.example')).toContain(
      '<sitemap><loc>https://almanac.example/sitemap/events-2026-11.xml</loc><lastmod>2026-11-02T12:00:00Z</lastmod></sitemap>',
    ));

  it('says of each event when it changed last, and of pages only that they are there', () => {
    const file = (name: string) => renderSitemapFile(sitemap.get(name)!, 'https://almanac.example');
    expect(file('events-2027-01')).toContain(
      '<url><loc>https://almanac.example/event/3</loc><lastmod>2026-11-03T12:00:00Z</lastmod></url>',
    );
    expect(file('pages')).toContain('<url><loc>https://almanac.example/about</loc></url>');
  });
});
