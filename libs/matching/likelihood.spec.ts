import fc from 'fast-check';
import { matchVersions } from './match';
import type { PublishedVersion } from './published-version';

const at = { date: '2026-06-13', startTime: '2026-06-13T10:00', endTime: '2026-06-13T12:00' };
type Told = Pick<PublishedVersion, 'organization' | 'name' | 'location'>;
const isOne = (first: Told, second: Told) =>
  matchVersions({ ...at, id: 1, source: 'first', ...first }, { ...at, id: 2, source: 'second', ...second }) !== undefined;

const house = fc.constantFrom('Larkmoor Center', 'Larkmoor Library', 'Otter Middle School', 'Fern College');

describe('Two programs of a house at one time', () => {
  it('are not one because a title has a word of the publisher of the other', () => {
    const publisher = fc.constantFrom(
      ['Book Nook', 'Pajama Storytime', 'Evening Book Discussion'],
      ['Otter Sports', 'U14 Soccer Practice', 'Sports Card Show'],
      ['Larkmoor PTA', 'Fourth Grade Field Trip', 'Elementary School PTA'],
      ['Quilt Barn', 'Coffee Hour', 'Quilt Documentary'],
    );
    fc.assert(
      fc.property(publisher, house, ([organization, own, other], location) => {
        expect(
          isOne({ organization: organization!, name: own!, location }, { organization: 'Fern Gazette', name: other!, location }),
        ).toBe(false);
      }),
    );
  });

  it('are not one because of one word that is not common', () => {
    const word = fc.constantFrom('Arthritis', 'Drama', 'Auditions', 'Pottery');
    const titles = fc.constantFrom(
      (one: string) => [`Yoga for ${one}`, `${one} Support Evening`],
      (one: string) => [`${one} Club Presents Grease`, `${one} Camp Session`],
      (one: string) => [`${one} for Oliver`, `Chorus ${one} Information`],
    );
    fc.assert(
      fc.property(word, titles, house, (one, titlesOf, location) => {
        const [first, second] = titlesOf(one);
        expect(
          isOne(
            { organization: 'Fern Players', name: first!, location },
            { organization: 'Otter Arts', name: second!, location },
          ),
        ).toBe(false);
      }),
    );
  });
});
