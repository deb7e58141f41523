import fc from 'fast-check';
import { type OpsSource, SOURCE_STATES } from '#libs/contracts';
import { countSources, matchesFilter, parseSourceFilter, SOURCE_CHOICES, sourcesPathFor } from './source-filter';
import { formatLastCheck } from './source-states';

const feed = (about: Partial<OpsSource>) =>
  ({ name: 'Café Club / events.ics', address: 'https://cafe.example/', report: '4 new', ...about }) as OpsSource;

const feeds = fc.array(
  fc.record({ state: fc.constantFrom(...SOURCE_STATES), isTrouble: fc.boolean() }).map((about) => feed(about)),
);

describe('The choice of sources', () => {
  it('stands in the address of the page, and is read from there', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SOURCE_CHOICES), fc.string(), (choice, term) => {
        const { search } = new URL(sourcesPathFor({ choice, term }), 'https://town.example');
        expect(parseSourceFilter(search)).toEqual({ choice, term });
      }),
    );
    expect(parseSourceFilter('?state=nonsense')).toEqual({ choice: 'all', term: '' });
  });

  it('counts every feed in one state, and shows as many as it counts', () => {
    fc.assert(
      fc.property(feeds, (all) => {
        const counts = countSources(all);
        expect(SOURCE_STATES.reduce((sum, state) => sum + counts.get(state)!, 0)).toBe(all.length);
        for (const choice of SOURCE_CHOICES)
          expect(all.filter((one) => matchesFilter(one, { choice, term: '' }))).toHaveLength(counts.get(choice)!);
      }),
    );
  });

  it.each([
    ['cafe', true],
    ['CLUB events', true],
    ['cafe.example', true],
    ['4 new', true],
    ['library', false],
  ])('finds by “%s”: %s', (term, expected) => expect(matchesFilter(feed({}), { choice: 'all', term })).toBe(expected));
});

describe('When a feed was loaded', () => {
  const words = (about: Partial<OpsSource>) => formatLastCheck(feed(about), (instant) => instant);

  it.each<[Partial<OpsSource>, string]>([
    [{ state: 'current', lastTried: '9:47', lastLoad: '9:46' }, '9:46'],
    [{ state: 'failing', lastTried: '9:47', lastLoad: '9:31' }, 'Last tried 9:47, last good 9:31'],
    [{ state: 'failing', lastTried: '9:47' }, 'Last tried 9:47, never good'],
    [{ state: 'paused', lastTried: '9:47' }, 'Last tried 9:47, never good'],
    [{ state: 'new' }, 'Not yet'],
  ])('%j is “%s”', (about, expected) => expect(words(about)).toBe(expected));
});
