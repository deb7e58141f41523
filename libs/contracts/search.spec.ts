import fc from 'fast-check';
import { createSearch } from './search';
import { spellOutWords } from './spell-out-words';
import { anEvent, townEvents } from './testing';

const matchesSearch = (event: ReturnType<typeof anEvent>, term: string) => createSearch(term).matches(event);

const cleanup = anEvent({
  name: 'Lake cleanup',
  organization: 'Save the Environment',
  location: 'Boat ramp on Haines Drive',
  description: 'Bring gloves',
});
const secret = anEvent({ name: 'Surprise', organization: 'Wzy', description: 'Bring cake', location: 'Town Hall' });

const finding = (event: typeof cleanup, ...terms: string[]) => terms.filter((term) => matchesSearch(event, term));

describe('a search', () => {
  it('looks at the name, the organization and the location, in any letter case', () => {
    expect(finding(cleanup, 'lake', 'ENVIRONMENT', 'haines drive', ' cleanup ')).toHaveLength(4);
  });

  it('does not look at the description or across two of them', () => {
    expect(finding(cleanup, 'gloves', 'cleanup save', 'picnic')).toEqual([]);
  });

  it('finds what is written with other apostrophes, quotes, dashes and accents, whichever side writes them', () => {
    const fair = anEvent({ name: 'Children’s “Café fair” – Łódź', organization: 'Cat́hedral', location: 'Womanâ€™s Club' });
    const typed = [
      "children's",
      'childrens',
      'CHILDREN‘S',
      '"cafe fair"',
      'cafe fair" - lodz',
      'Cáthedral',
      "woman's club",
      'womanâ€™s',
    ];
    expect(finding(fair, ...typed)).toEqual(typed);
    expect(
      finding(anEvent({ name: "Childrens Cafe fair - Lodz, Woman's" }), 'children’s', 'café', '– łódź', 'woman’s'),
    ).toHaveLength(4);
  });

  it('finds what is written short or long, whichever side writes which', () => {
    const [short, long] = ['St. Mary & Dr. King at Ft Hill, Mt. Joy', 'Saint Mary and Doctor King at Fort Hill, Mount Joy'];
    const typed = [
      'saint mary',
      'st mary',
      'St. Mary',
      'mary and doctor',
      'mary & dr',
      'fort hill',
      'ft. hill',
      'mt joy',
      'mount j',
    ];
    for (const name of [short, long]) expect(finding(anEvent({ name }), ...typed)).toEqual(typed);
    expect(finding(anEvent({ name: 'First Methodist drama on Main St' }), 'main st', 'st m', 'doctor', 'saint meth')).toEqual([
      'main st',
      'st m',
    ]);
  });

  it('finds no streets by the names of saints and doctors', () => {
    for (const location of [
      '12 Main St',
      '12 Main St, Riverton',
      '12 Old Mill St Riverton',
      'Main St',
      '9 Elm Dr',
      'a 6 ft tree',
    ])
      expect(finding(anEvent({ location }), 'saint', 'doctor', 'fort')).toEqual([]);
    expect(finding(anEvent({ name: 'Supper, 5 pm, St. Mary' }), 'saint mary')).toHaveLength(1);
  });

  it('reads long white space once', () => {
    expect(spellOutWords(`a${' '.repeat(100_000)}b`)).toHaveLength(100_002);
  });

  it('finds everything but wzy for a resident who has typed nothing', () => {
    expect([matchesSearch(cleanup, ''), matchesSearch(cleanup, '  '), matchesSearch(secret, '')]).toEqual([true, true, false]);
  });

  it('never finds wzy by anything an event of it says', () => {
    expect(finding(secret, 'surprise', 'town hall', 'w', 'wz')).toEqual([]);
  });

  it('that begins with wzy finds its events and no others', () => {
    expect(finding(secret, 'wzy', 'WZY', 'wzy cake', 'wzysurprise', 'wzy  town')).toHaveLength(5);
    expect(finding(secret, 'wzy picnic')).toEqual([]);
    expect(matchesSearch(anEvent({ name: 'wzy night' }), 'wzy')).toBe(false);
  });

  it('finds no more when a resident types on', () => {
    const letters = fc.stringMatching(/^[a-z]{1,3}$/);
    const typed = fc.tuple(letters, letters).filter(([term, more]) => !(term + more).startsWith('wzy'));
    fc.assert(
      fc.property(townEvents(), typed, (events, [term, more]) => {
        const before = events.filter((event) => matchesSearch(event, term));
        for (const event of events.filter((each) => matchesSearch(each, term + more))) expect(before).toContain(event);
      }),
    );
  });
});
