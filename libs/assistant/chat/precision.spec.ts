import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Bell choir rehearsal', ...at('2026-11-20', '19:00', '20:00'), description: 'Ringers who love creating music.' },
  { name: 'Spin class', ...at('2026-11-20', '19:30', '20:30'), description: 'Pedal to music with a resistance band.' },
  { name: 'Movie park trivia', ...at('2026-11-20', '19:30', '21:00'), location: 'Blue Heron Cafe' },
  { name: 'Beginner ukulele class', ...at('2026-11-20', '18:00', '19:00'), description: 'Basic chords on the ukulele.' },
  { name: 'Burger night', ...at('2026-11-20', '18:00', '22:00'), description: 'Enjoy live music with your fries.' },
  { name: 'Ada Wren at the taproom', ...at('2026-11-20', '20:00', '22:00'), description: 'Blues and soul from the coast.' },
  { name: 'Art closing: Ida Moss', ...at('2026-11-22', '16:00', '18:00'), location: 'Taproom', description: 'One last look.' },
  { name: 'Book sale', ...at('2026-12-05', '10:00', '15:00'), organization: 'Town Library', location: 'Town Library' },
  {
    name: 'OTTER General Board Meeting',
    ...at('2026-11-23', '14:15', '15:15'),
    organization: 'Otter College',
    category: 'Education',
  },
  {
    name: 'Rhymes and songs (birth to 5 years)',
    ...at('2026-11-24', '10:00', '10:30'),
    description: 'An interactive story time.',
  },
  { name: 'Morning story time (ages 2 to 6)', ...at('2026-11-25', '10:00', '10:30') },
  { name: 'Swahili story time (ages 6 to 12)', ...at('2026-11-27', '10:00', '10:30') },
  { name: 'Printed totes', ...at('2026-11-28', '14:00', '16:00') },
  { name: 'Zoo tots', ...at('2026-12-12', '10:00', '11:00') },
  { name: 'Tamalada', ...at('2026-12-07', '18:00', '20:00'), location: 'Cellar' },
  { name: 'No class: tamalada', date: '2026-11-29' },
  { name: 'Tamalada supper', ...at('2026-12-03', '18:00', '20:00') },
  {
    name: 'Tulip fields by bus',
    ...at('2026-12-18', '10:00', '17:00'),
    description: 'A petting zoo, a growers and makers market, and a shuttle. Picking costs $1.',
  },
  { name: 'Forest lantern hunt (sold out)', date: '2026-11-28', description: 'For children.' },
  { name: 'Hanukkah songs', ...at('2026-12-05', '19:00', '20:00') },
  { name: 'Hanukkah baking', ...at('2026-11-29', '19:00', '20:00') },
  { name: 'Museum board meeting', ...at('2026-11-16', '19:00', '20:00'), organization: 'Mill Museum' },
  {
    name: 'Lap sit',
    ...at('2026-12-01', '10:00', '10:30'),
    organization: 'Mill Museum',
    description: 'Songs and board books.',
  },
  { name: 'Trio in concert', ...at('2026-11-21', '19:00', '20:00') },
  { name: 'Labor law update', ...at('2026-11-21', '23:00', '23:30'), description: 'Our band of folk attorneys.' },
  { name: 'Otter College golf at Heron Open', ...at('2026-11-24', '15:00', '16:00'), organization: 'Otter College' },
  {
    name: 'Clubhouse program',
    date: '2026-11-01',
    endDate: '2026-12-31',
    description: 'Ramble on the 3rd, soup on the 9th.',
  },
  { name: 'Board of Trustees', ...at('2026-12-08', '19:00', '20:00') },
  { name: 'Board game night', ...at('2026-12-09', '19:00', '20:00') },
  { name: 'K-pop random play', ...at('2026-11-28', '18:00', '19:00') },
  { name: 'Screening: things that run the world', ...at('2026-12-11', '19:00', '20:00') },
  { name: 'Jingle race', ...at('2026-12-12', '09:00', '10:00') },
  { name: 'Holy week at Brook Church', ...at('2026-11-22', '10:30', '11:30') },
  { name: 'Worship service', ...at('2026-11-22', '10:00', '11:00') },
  { name: 'Lantern hunt', ...at('2026-12-06', '11:00', '13:00'), description: 'For children.' },
];

const TOWN = townOf(EVENTS);

const ask = (turns: string): string => askInTurn(turns.split(' / '), TOWN);

const named = (turns: string): string[] => namesIn(ask(turns), EVENTS);

describe('What is listed as an answer is one', () => {
  it('no class, rehearsal or quiz is live music, nor one by the word of another kind in its text or place', () => {
    expect(named('live music tonight')).toEqual(['11-20 Burger night', '11-20 Ada Wren at the taproom']);
  });

  it('an art closing closes no library', () => {
    expect(ask('is the library open on sunday')).not.toContain('Art closing');
  });

  it('another board is no board of education', () => {
    const answer = ask('board of education meeting');
    if (answer.includes('OTTER')) expect(answer).toMatch(/^I find nothing/);
  });

  it('totes are no tots', () => {
    expect(named('something for tots')).not.toContain('11-28 Printed totes');
    expect(named('tots')).toEqual(['12-12 Zoo tots']);
  });

  it('story time for toddlers is each that takes them', () => {
    expect(named('story time for toddlers')).toEqual([
      '11-25 Morning story time (ages 2 to 6)',
      '11-24 Rhymes and songs (birth to 5 years)',
    ]);
  });

  it('what is called by the word comes first, the others in the order of their days', () => {
    expect(named('tamalada')).toEqual(['12-07 Tamalada', '11-29 No class: tamalada', '12-03 Tamalada supper']);
  });

  it('hunts are all that bear the words', () => {
    expect(named('lantern hunts for ages 3 to 5')).toEqual(['11-28 Forest lantern hunt (sold out)', '12-06 Lantern hunt']);
  });

  it.each<[string, string[]]>([
    ['board games', ['12-09 Board game night']],
    ['5k', ['12-12 Jingle race']],
    ['what time is church on sunday', ['11-22 Worship service']],
  ])('%s', (question, names) => expect(named(question)).toEqual(names));

  it('a meeting that is over is told rather than a text with a word of it', () => {
    expect(named('museum board meeting')).toEqual(['11-16 Museum board meeting']);
  });

  it('a law update is no concert', () => {
    expect(named('concerts tomorrow')).toEqual(['11-21 Trio in concert']);
  });

  it('a college is not closed by its golf at an open', () => {
    expect(ask('is otter college closed on tuesday')).not.toContain('golf');
  });

  it('a program of months is not on each day what its text mentions', () => {
    expect(ask('ramble on december 5')).not.toContain('“ramble” on');
  });

  it('a dance by the name of a play is no theater', () => {
    expect(ask('theater next weekend')).toMatch(/^I find nothing about “theater”/);
  });

  it('a trip to a market is not told as the next market', () => {
    expect(ask('growers market on sunday')).not.toContain('Next: [Tulip');
  });

  it('a holiday is what bears its name', () => {
    expect(named('hanukkah')).toEqual(['11-29 Hanukkah baking', '12-05 Hanukkah songs']);
  });

  it('another board is none that is asked for by its name', () => {
    expect(ask('when is the next zoning board meeting')).toMatch(/^I find n/);
  });

  it('a price of what only mentions the words is no price of theirs', () => {
    expect(ask('how much is the growers market')).toMatch(/^I find none called “growers market”/);
  });
});
