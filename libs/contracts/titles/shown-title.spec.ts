import fc from 'fast-check';
import { toComparableText } from '../comparable-text';
import { createSearch } from '../search';
import { anEvent } from '../testing';
import { shownTitleOf, toShownTitle } from './shown-title';
import { EVERYDAY_WORDS } from './word-lists';

const titleFor = (name: string) => toShownTitle(name).title;

describe('a title wholly in capitals', () => {
  it.each([
    ['NATURE WALK AT THE POND', 'Nature Walk at the Pond'],
    ['PTA MEETING AT THE HS', 'PTA Meeting at the HS'],
    ['NJ DMV ON THE ROAD', 'NJ DMV on the Road'],
    ['LGBTQ+ TEEN NIGHT WITH DJ KIM', 'LGBTQ+ Teen Night with DJ Kim'],
    ['STEM FAIR: THE SCIENCE OF BBQ', 'STEM Fair: The Science of BBQ'],
    ['WORLD WAR II AND XVIII CENTURY MUSIC', 'World War II and XVIII Century Music'],
    ['7TH GRADE ORIENTATION, MARCH 1ST', '7th Grade Orientation, March 1st'],
    ['5K RUN FOR ST. PATRICK’S DAY', '5K Run for St. Patrick’s Day'],
    ["MAYOR O'BRIEN AND MS. MCDONALD", "Mayor O'Brien and Ms. McDonald"],
    ['DROP-IN CRAFTS FOR PRE-K', 'Drop-in Crafts for Pre-K'],
    ['JOIN US: US HISTORY CLUB', 'Join Us: US History Club'],
    ['LUNCH AT 11 AM – A TALK', 'Lunch at 11 AM – A Talk'],
    ['U.S. NAVY BAND W/ FRIENDS', 'U.S. Navy Band w/ Friends'],
    ['CAFÉ ÉTUDES', 'Café Études'],
    ["L'ÉCOLE D'ÉTÉ", "L'École D'Été"],
    ['IPHONE BASICS ON YOUTUBE', 'iPhone Basics on YouTube'],
    ['WWII VETERANS: TGIF AT THE REC', 'WWII Veterans: TGIF at the Rec'],
    ['OPEN MIC AND PEP RALLY, ELM AVE', 'Open Mic and Pep Rally, Elm Ave'],
    ['SAN JUAN DER DICHTER ET LE ROI', 'San Juan Der Dichter Et Le Roi'],
    ['ПРАЗДНИК УРОЖАЯ', 'ПРАЗДНИК УРОЖАЯ'],
    ['COA PICNIC', 'COA Picnic'],
    ['HALLOWEEN', 'Halloween'],
    ['EGG HUNT', 'Egg Hunt'],
  ])('%s is set as %s', (name, title) => expect(toShownTitle(name)).toEqual({ title }));

  it.each(['PBA', 'SAT', 'BBYO', 'NAACP', 'UNICEF', 'NJ DMV', 'PTA/HSA', 'XVIII', 'K-12', '1,2,3', '夏祭り'])(
    'stays where it is made of initials: %s',
    (name) => expect(toShownTitle(name)).toEqual({ title: name }),
  );
});

describe('a title in ordinary writing', () => {
  it.each([
    'PTA Meeting',
    'LIVING GREEN: Gardens for Birds',
    'iPad Basics',
    'a walk',
    'Rise [of the machines] again',
    'Ring in the NEW Year',
  ])('stays as it is: %s', (name) => expect(toShownTitle(name)).toEqual({ title: name }));
});

describe('marks of publishers', () => {
  it.each([
    ['[Guest group]  Chess Club', { title: 'Chess Club', labels: ['Guest group'] }],
    ['[Guest group} Chess Club', { title: 'Chess Club', labels: ['Guest group'] }],
    ['[N] - Track at the Relays', { title: 'Track at the Relays', labels: ['N'] }],
    ['Movie: Up [PG]', { title: 'Movie: Up', labels: ['PG'] }],
    ['[Teens] ROBOTICS LEAGUE [Full]', { title: 'Robotics League', labels: ['Teens', 'Full'] }],
    ['Coffee hour [with the whole choir of the valley]', { title: 'Coffee hour [with the whole choir of the valley]' }],
    ['[W]', { title: '[W]' }],
  ])('are labels in brackets at either end: %s', (name, expected) => expect(toShownTitle(name)).toEqual(expected));

  it.each([
    ['Mosaics for Beginners NEW', 'Mosaics for Beginners'],
    ['Open Play NEW - Monday - NEW', 'Open Play - Monday'],
    ['NEW! Mosaics for Beginners', 'Mosaics for Beginners'],
    ['(NEW) Mosaics for Beginners', 'Mosaics for Beginners'],
  ])('are a label where they say NEW: %s', (name, title) => expect(toShownTitle(name)).toEqual({ title, labels: ['New'] }));

  it.each(['NEW DATE: Mosaics', 'NEW YORK on Foot', 'Book club (NEW TIME)'])('leave words of a title to it: %s', (name) =>
    expect(toShownTitle(name)).toEqual({ title: name }),
  );

  it.each([
    ['[W] Owls Baseball vs Hawks', '', { title: 'Owls Baseball vs Hawks', result: 'Won' }],
    ['[L] Owls Lacrosse at Hill College', '', { title: 'Owls Lacrosse at Hill College', result: 'Lost' }],
    ['[W] Owls vs. Hawks 3-1', '', { title: 'Owls vs. Hawks', result: 'Won 3–1' }],
    ['[L, 2 - 5] Owls @ Hawks', '', { title: 'Owls @ Hawks', result: 'Lost 2–5' }],
    ['Owls vs Hawks [T]', '[T] Owls vs Hawks\nT 2-2\nTickets: none', { title: 'Owls vs Hawks', result: 'Tied 2–2' }],
    ['[W] Owls Softball at Hill', 'Senior day\nW 12-0', { title: 'Owls Softball at Hill', result: 'Won 12–0' }],
    ['[W] Walk at the Pond', '', { title: 'Walk at the Pond', labels: ['W'] }],
    ['Owls vs Hawks 3-1', '', { title: 'Owls vs Hawks 3-1' }],
    ['[W] Story Time, ages 3-5', '', { title: 'Story Time, ages 3-5', labels: ['W'] }],
    ['[T] Open Studio 7-9', '', { title: 'Open Studio 7-9', labels: ['T'] }],
    ['[W] Open Studio', 'M 9-5\nW 9-5', { title: 'Open Studio', labels: ['W'] }],
    ['[W] Tennis at the Park 5-8', '', { title: 'Tennis at the Park 5-8', result: 'Won' }],
    ['[T] Owls vs Hawks, ages 9-10', '', { title: 'Owls vs Hawks, ages 9-10', result: 'Tied' }],
  ])('are the result of a game: %s', (name, description, expected) => expect(toShownTitle(name, description)).toEqual(expected));
});

describe('whatever a title is', () => {
  it.each(['\n', ' \n', 'W ', 'W,\n', '1-'])('a score is found quickly in a description of %j alone', (odd) =>
    expect(toShownTitle('[W] Owls vs Hawks', odd.repeat(200_000))).toEqual({ title: 'Owls vs Hawks', result: 'Won' }),
  );

  const word = fc.oneof(
    fc.constantFrom(...EVERYDAY_WORDS),
    fc.constantFrom(
      'PTA',
      'STEM',
      'LGBTQ+',
      'Garden',
      'GARDEN',
      "PATRICK'S",
      '7TH',
      'U.S.',
      'IX',
      'é',
      'ÉTÉ',
      '-',
      '–',
      'NEW',
      'NEW:',
      'vs',
      '3-1',
    ),
    fc.constantFrom('[W]', '[L 2-1]', '[Guest group]', '[Full}', '(NEW)', '[', ']'),
    fc.string({ maxLength: 6 }),
  );
  const titles = fc.array(word, { minLength: 1, maxLength: 7 }).map((words) => words.join(' '));

  it('reading it twice changes nothing more', () => {
    fc.assert(fc.property(titles, (name) => expect(toShownTitle(titleFor(name)).title).toBe(titleFor(name))));
  });

  it('no word of it is lost', () => {
    fc.assert(
      fc.property(titles, (name) => {
        const { title, labels = [], result = '' } = toShownTitle(name);
        const titleText = toComparableText(
          [title, ...labels, result.replace('Won', 'Won W').replace('Lost', 'Lost L').replace('Tied', 'Tied T')].join(' '),
        );
        for (const each of toComparableText(name).match(/[\p{L}\p{N}]+/gu) ?? []) expect(titleText).toContain(each);
      }),
    );
  });

  it('it is found by its own words and by those that are shown', () => {
    fc.assert(
      fc.property(titles, (name) => {
        const event = anEvent({ name, ...shownTitleOf({ name }) });
        const { title, labels = [], result = '' } = toShownTitle(name);
        for (const term of [name, title, ...labels, result])
          if (!toComparableText(term).trim().startsWith('wzy')) expect(createSearch(term).matches(event)).toBe(true);
      }),
    );
  });
});
