import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const FAIRVIEW = { organization: 'Fairview High School' };

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Chess and coffee', ...at('2026-11-21', '14:00', '16:00') },
  { name: 'Chess club board meeting', ...at('2026-11-23', '13:00', '14:00') },
  { name: 'Rookies (ages 8 to 12)', ...at('2026-11-24', '16:30', '17:30'), description: 'Learn chess from the school team.' },
  { name: 'Trains (ages 6 to 12)', ...at('2026-11-25', '16:30', '17:30'), description: 'We build model locomotives.' },
  { name: 'Story hour (birth to 5 years)', ...at('2026-11-24', '10:00', '10:30') },
  { name: 'Toddler tumble', ...at('2026-11-24', '17:00', '17:30') },
  { name: 'Otter Creek Varsity Soccer @ Fairview', ...at('2026-11-20', '16:00', '18:00'), ...FAIRVIEW },
  { name: 'Fairview Varsity Hockey @ Otter Creek', ...at('2026-11-20', '16:00', '18:00'), ...FAIRVIEW },
  { name: 'Sign language: Level 2', ...at('2026-11-23', '18:00', '19:00') },
  { name: 'Sign language: Level 1', ...at('2026-11-24', '18:00', '19:00') },
  { name: 'Faculty recital: Ida Moss, pianist', ...at('2026-12-01', '18:00', '19:00') },
  { name: 'Clergy breakfast', ...at('2026-11-10', '08:00', '09:00'), description: 'We plan the fireworks service.' },
  { name: 'Ski club meeting', ...at('2026-12-02', '19:00', '20:00') },
  { name: 'Side door', ...at('2026-11-27', '14:30', '17:00'), description: 'A place for teens on Fridays.' },
  { name: 'Lantern hunt by the river', ...at('2026-11-28', '14:30', '17:00') },
  { name: 'Lantern hunt', ...at('2026-12-05', '14:30', '17:00') },
];

const TOWN = townOf(EVENTS);

const named = (message: string): string[] => namesIn(askInTurn([message], TOWN), EVENTS);

describe('Whom it is for and where it is', () => {
  it.each(['chess for kids', 'my 10 yr old wants to learn chess', 'is there chess for children'])(
    'what says in its text that it is for them stands first: %s',
    (message) => {
      expect(named(message)[0]).toBe('11-24 Rookies (ages 8 to 12)');
      expect(named(message)).toContain('11-21 Chess and coffee');
    },
  );

  it('what is called so and for nobody in particular is told apart', () => {
    expect(askInTurn(['chess for kids'], TOWN)).toContain('Not said to be for children:');
  });

  it.each(['my', 'our', 'a', 'her'])('%s toddler is somebody who comes, and no word of a title', (whose) => {
    expect(named(`where can i take ${whose} toddler tuesday morning`)).toEqual(['11-24 Story hour (birth to 5 years)']);
  });

  it('"toddler tumble" is the name of an event', () => {
    expect(named('when is toddler tumble')).toEqual(['11-24 Toddler tumble']);
  });

  it('a teen who wants to hang out asks for anything for teens', () => {
    expect(named('where can my teen hang out next friday afternoon')).toContain('11-27 Side door');
  });

  it('a game is at home where it says "at" the school itself', () => {
    expect(named('does fairview high school have home games today')).toEqual(['11-20 Otter Creek Varsity Soccer @ Fairview']);
  });

  it.each(['beginners', 'total beginners', 'a beginner', 'newbies', 'novices'])('%s are offered the first level first', (who) => {
    expect(named(`sign language for ${who}`)[0]).toBe('11-24 Sign language: Level 1');
  });

  it('a piano concert may be the recital of a pianist', () => {
    expect(named('piano concert in december')).toEqual(['12-01 Faculty recital: Ida Moss, pianist']);
  });

  it('what is over and only mentions the word is not offered', () => {
    expect(named('fireworks')).toEqual([]);
  });

  it('where dozens meet, no meeting is near to one of which nothing is known', () => {
    const meetings = Array.from({ length: 50 }, (_, nth) => ({ name: `Meeting of ${nth} otters`, date: '2026-12-01' }));
    expect(namesIn(askInTurn(['zxqy meeting'], townOf(meetings)), meetings)).toEqual([]);
    expect(namesIn(askInTurn(['zxqy meeting'], townOf(meetings.slice(0, 2))), meetings)).toHaveLength(2);
  });

  it('words of different sentences are no name of a board', () => {
    const events = [
      {
        name: 'Riverbank social',
        ...at('2026-12-01', '19:00', '20:00'),
        description: 'We are planning a picnic. Ask the board.',
      },
    ];
    expect(askInTurn(['when does the planning board meet'], townOf(events))).not.toMatch(/^\[Riverbank social\]/);
  });

  it('the meeting of another board is nothing of the zoning board', () => {
    const events = [
      { name: 'Library board meeting', ...at('2026-12-01', '19:00', '20:00') },
      { name: 'Choir board meeting', ...at('2026-12-02', '19:00', '20:00') },
      { name: 'Talk', ...at('2026-12-03', '19:00', '20:00'), description: 'What zoning is.' },
    ];
    expect(askInTurn(['when does the zoning board meet'], townOf(events))).not.toContain('board meeting');
    expect(namesIn(askInTurn(['when does the library board meet'], townOf(events)), events)).toEqual([
      '12-01 Library board meeting',
    ]);
  });

  it('other children who come along are no subject', () => {
    expect(named('model trains with other kids')).toContain('11-25 Trains (ages 6 to 12)');
  });

  it.each([
    ['what time does the blossom run start', '12-06 Blossom run'],
    ['when is the blossom run', '12-06 Blossom run'],
    ['where is the blossom run', '12-06 Blossom run'],
    ['where is the blossom museum', '12-08 Blossom pressing'],
  ])('%s', (message, name) => {
    const museum = { organization: 'Blossom Museum' };
    const events = [
      { name: 'Blossom festival', ...at('2026-12-05', '09:00', '10:00') },
      { name: 'Blossom run', ...at('2026-12-06', '09:00', '10:00') },
      { name: 'Blossom talk', ...at('2026-12-07', '09:00', '10:00'), ...museum, location: 'Zoom' },
      { name: 'Blossom pressing', ...at('2026-12-08', '09:00', '10:00'), ...museum, location: 'Blossom Museum' },
    ];
    expect(namesIn(askInTurn([message], townOf(events)), events)[0]).toBe(name);
  });

  it('several hunts are listed by their days', () => {
    expect(named('lantern hunts')).toEqual(['11-28 Lantern hunt by the river', '12-05 Lantern hunt']);
  });
});

describe('What a resident says', () => {
  it('what a child loves is asked for, if something is near', () => {
    expect(named('my son is 7 and loves locomotives, anything?')).toEqual(['11-25 Trains (ages 6 to 12)']);
  });

  it.each(['thanks, that was really helpful!', 'thank you, that was great help'])('thanks ask nothing: %s', (message) => {
    expect(named(message)).toEqual([]);
  });
});
