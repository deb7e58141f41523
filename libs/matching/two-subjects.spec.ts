import fc from 'fast-check';
import { ComparableVersion } from './comparable-version';
import { matchVersions } from './match';
import { contextOf, createMatchContext } from './match-context';
import type { PublishedVersion } from './published-version';
import { areOfTwoSubjects } from './two-subjects';
import { VersionComparison } from './version-comparison';

const at = { date: '2026-06-13', startTime: '2026-06-13T10:00', endTime: '2026-06-13T12:00', location: 'Larkmoor Center' };
const isOne = (first: Pick<PublishedVersion, 'organization' | 'name'>, second: Pick<PublishedVersion, 'organization' | 'name'>) =>
  matchVersions({ ...at, id: 1, source: 'first', ...first }, { ...at, id: 2, source: 'second', ...second }) !== undefined;

describe('Two events of one form, each about something of which the other says nothing', () => {
  const subject = fc.constantFrom('Astronomy', 'Fossil', 'Chess', 'Scrabble', 'Copper Ridge', 'Toastmasters', 'Beekeepers');
  const form = fc.constantFrom('Club Meeting', 'Night', 'Group Meeting', 'Monthly Meeting', 'Social Hour');
  const publisher = fc.constantFrom(
    (name: string) => name,
    (name: string) => `${name} Club`,
    (name: string) => `Larkmoor ${name}`,
    () => 'Larkmoor Gazette',
  );

  it('are two, whoever publishes them', () => {
    fc.assert(
      fc.property(subject, subject, form, publisher, publisher, (one, other, end, organizationOf, otherOrganizationOf) => {
        fc.pre(one !== other);
        const first = { organization: organizationOf(one), name: `${one} ${end}` };
        const second = { organization: `Otter ${otherOrganizationOf(other)}`, name: `${other} ${end}` };
        expect(isOne(first, second)).toBe(false);
      }),
    );
  });

  it.each([
    ['Trivia Night for the Animal Shelter', 'Trivia Night for the Library'],
    ['Copper Ridge HOA Meeting', 'Mill Creek HOA Meeting'],
    ['Thursday Group Chess', 'Thursday Group Scrabble'],
  ])('are two: %s, %s', (one, other) => {
    expect(isOne({ organization: 'Humane Society', name: one }, { organization: 'Mill Creek Library', name: other })).toBe(false);
  });
});

describe('A class in Spanish', () => {
  it.each([
    ['Clase de baile folklórico', 'Salsa Dance Class', false],
    ['Clase de baile folklórico', 'Folk Dance Class', true],
    ['Concierto de piano', 'Jazz Concert', false],
  ])('is the English one only if it is about the same: %s, %s', (spanish, english, isSame) => {
    const own = { organization: 'Baile Folklórico de Larkmoor', name: spanish };
    expect(isOne(own, { organization: 'Larkmoor Recreation', name: english })).toBe(isSame);
  });
});

describe('Two titles of one form', () => {
  const compare = (one: Partial<PublishedVersion>, other: Partial<PublishedVersion>) => {
    const versions = [
      { ...at, id: 1, source: 'first', organization: 'Larkmoor Center', name: '', ...one },
      { ...at, id: 2, source: 'second', organization: 'Larkmoor Gazette', name: '', ...other },
    ] as const;
    const context = createMatchContext(versions);
    const [a, b] = versions.map((version) => new ComparableVersion(version, contextOf(version, context)));
    return areOfTwoSubjects(new VersionComparison(a!, b!));
  };

  it.each([
    ['Chess Night', 'Scrabble Night', true],
    ['Trivia with Big Dave', 'Copper Trivia Night', false],
    ['Moonlight Hike', 'Full Moon Hike', false],
    ['Monthly Association Meeting', 'Monthly Chapter Meeting', false],
    ['Board of Trustees Meeting', 'Governing Board Meeting', false],
  ])('are about two subjects, but not if one adds a guest, a form of a word or a kind of group: %s, %s', (one, other, areTwo) => {
    expect(compare({ name: one }, { name: other })).toBe(areTwo);
  });

  it('are about one if a description tells the subject of the other', () => {
    const own = { name: 'Fossil Club Meeting', description: 'Monthly meeting of the Mineral Society.' };
    expect(compare(own, { name: 'Mineral Club Meeting' })).toBe(false);
  });
});
