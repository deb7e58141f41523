import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Perfect Pitch choir', ...at('2026-11-23', '19:00', '21:00'), location: 'Grange' },
  { name: 'Growers market', ...at('2026-11-21', '09:00', '12:00'), location: 'Park' },
  { name: 'Klezmer night', ...at('2026-11-21', '20:00', '22:00'), location: 'Orpheum, Main Hall', description: '$12.' },
  { name: 'Silent films', ...at('2026-12-03', '19:00', '21:00'), location: 'Orpheum, Main Hall' },
  { name: 'Puppets', ...at('2026-12-05', '10:00', '11:00'), location: 'Orpheum, Main Hall', description: 'Ages 3 to 8.' },
  { name: 'Jazz brunch', ...at('2026-12-06', '10:00', '12:00'), location: 'Tavern' },
  { name: 'Thanksgiving service', ...at('2026-11-26', '10:00', '11:00'), location: 'Chapel', description: 'Also live streamed.' },
  { name: 'Thanksgiving vigil service', ...at('2026-11-25', '19:00', '20:00'), location: 'Temple' },
  { name: 'Lantern service', ...at('2026-12-25', '10:00', '11:00'), location: 'Chapel' },
  { name: 'Weaving - Tuesday Afternoons', ...at('2026-11-24', '14:00', '16:00'), location: 'Mill', status: 'cancelled' },
  { name: 'Weaving - Tuesday Evenings', ...at('2026-11-24', '18:00', '20:00'), location: 'Mill' },
  { name: 'Swim class', ...at('2026-11-24', '18:00', '19:00'), location: 'Pool' },
  { name: 'Otter Marsh', ...at('2026-11-21', '13:00', '16:00'), location: 'Marsh', status: 'cancelled' },
  { name: 'Otter Marsh', ...at('2026-12-12', '13:00', '16:00'), location: 'Marsh' },
  { name: 'Depot barn market', ...at('2026-12-04', '09:00', '12:00'), location: 'Depot' },
  { name: 'Depot barn market', ...at('2026-12-18', '09:00', '12:00'), location: 'Depot' },
  { name: 'Reading by the fire', ...at('2026-12-04', '18:00', '19:00'), location: 'Orpheum', description: 'Adults and teens.' },
  { name: 'Homework club', ...at('2026-12-04', '18:00', '19:00'), location: 'Orpheum', description: 'For teens.' },
];

const TOWN = townOf(EVENTS);

const ask = (turns: string) => askInTurn(turns.split(' / '), TOWN);

describe('A later turn', () => {
  it.each(['perfect thanks!', 'ok got it, thank you so much', 'thx', 'wonderful, that was very helpful', 'no thats all, bye'])(
    'that asks for nothing is no search: %s',
    (courtesy) => expect(namesIn(ask(`growers market / ${courtesy}`), EVENTS)).toEqual([]),
  );

  it.each([
    ['i need a break is there any jazz', 'Jazz brunch'],
    ['i want to help my kids read is there a homework club', 'Homework club'],
    ['my mom is bored are there any silent films', 'Silent films'],
    ["we're new here is there a choir", 'Perfect Pitch choir'],
  ])('that names something of its own behind a statement is of no event before: %s', (turn, name) => {
    for (const before of ['growers market', 'klezmer night'])
      expect(namesIn(ask(`${before} / ${turn}`), EVENTS).join()).toContain(name);
  });

  it.each(["i'm driving is there any parking", "we're bringing grandma are there any seats"])(
    'that asks for a detail behind a statement is of the event before: %s',
    (turn) => expect(namesIn(ask(`growers market / ${turn}`), EVENTS).join()).toContain('Growers market'),
  );

  it.each(['great', 'cool', 'nice!', 'awesome', 'oh wow, amazing', "that's great"])('of praise is no search: %s', (praise) =>
    expect(namesIn(ask(`growers market / ${praise}`), EVENTS)).toEqual([]),
  );

  it.each([
    ['tell me about the third one', 2],
    ['and the second', 1],
    ['number 2', 1],
    ['2nd one / 1st one', 0],
    ['the second one / and the first', 0],
    ['the first one / the last one', 2],
  ])('with an ordinal counts the list before, also after one of it: %s', (turns, nth) => {
    const events = [
      { name: 'Chowder', ...at('2026-11-20', '17:00', '18:00'), description: 'The second batch.' },
      { name: 'Rugby', ...at('2026-11-20', '18:00', '19:00'), description: 'The third round.' },
      { name: 'Polka', ...at('2026-11-20', '19:00', '20:00'), description: 'First come.' },
    ];
    const answer = askInTurn(['whats on tonight', ...turns.split(' / ')], townOf(events));
    expect(namesIn(answer, events).map((one) => one.slice(6))).toEqual([events[nth]!.name]);
  });

  it.each(['whats coming up there', "what's on there", 'what is happening there'])(
    'that names nothing asks of the place: %s',
    (question) => {
      expect(namesIn(ask(`when is klezmer night / ${question}`), EVENTS)).toEqual(
        expect.arrayContaining(['12-03 Silent films', '12-05 Puppets']),
      );
    },
  );

  it.each([
    ['jazz brunch', 'i dont like jazz, what else is on', 'Jazz brunch'],
    ['swim class', "we don't want to do swim, anything with puppets", 'Swim class'],
    ['growers market', 'i hate markets, whats on saturday', 'Growers market'],
    ['homework club', "i can't stand homework, what else is on", 'Homework club'],
  ])('that refuses a kind is not answered with it: %s / %s', (first, second, refused) => {
    const names = namesIn(ask(`${first} / ${second}`), EVENTS).map((one) => one.slice(6));
    expect(names.length).toBeGreaterThan(0);
    expect(names).not.toContain(refused);
  });

  it.each<[string, string[]]>([
    [
      'when is klezmer night / whats coming up there in december',
      ['12-03 Silent films', '12-05 Puppets', '12-04 Reading by the fire', '12-04 Homework club'],
    ],
    [
      'when are the puppets / anything there at night the same week',
      ['12-03 Silent films', '12-04 Reading by the fire', '12-04 Homework club'],
    ],
    ['when are the puppets / anything there for grownups the same week', ['12-03 Silent films', '12-04 Reading by the fire']],
    ['thanksgiving services / which can i watch from home, im sick', ['11-26 Thanksgiving service']],
    ['thanksgiving service / and christmas morning?', ['12-25 Lantern service']],
    ['weaving / is the tuesday afternoon class on', ['11-24 Weaving - Tuesday Afternoons']],
    ['weaving / is the tuesday afternoon class on / ok and tuesday evening?', ['11-24 Weaving - Tuesday Evenings']],
    ['is the otter marsh walk tomorrow still on / when do they go next', ['12-12 Otter Marsh']],
    ['depot farm market / and in december?', ['12-04 Depot barn market', '12-18 Depot barn market']],
  ])('goes on from what was said: %s', (turns, names) => {
    expect(namesIn(ask(turns), EVENTS).sort()).toEqual([...names].sort());
  });

  it.each(['klezmer night / where is it and how much', 'klezmer night / how much is it and where'])(
    'that asks for the place and the price is told both: %s',
    (turns) => {
      expect(ask(turns)).toContain('Orpheum');
      expect(ask(turns)).toContain('$12');
    },
  );
});
