import fc from 'fast-check';
import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

type Town = readonly Partial<TownEvent>[];

const firstIn = (question: string, events: Town): string | undefined => namesIn(askInTurn([question], townOf(events)), events)[0];

const RIVER: Town = [
  { name: 'Glass Gatherers', ...at('2026-12-02', '18:00', '20:00'), description: 'Hunt for old bottles on the mudflats.' },
  {
    name: 'Gadget Hour',
    ...at('2026-12-03', '14:00', '15:00'),
    description: 'A student sits with you and your iphone or tablet.',
  },
  { name: 'Winter market', ...at('2026-11-28', '09:00', '12:00'), description: 'Bread that works for any table.' },
  { name: 'Anchor Circle', ...at('2026-12-08', '18:30', '19:30'), description: 'For those who care for someone with dementia.' },
  { name: 'Grief walk', ...at('2026-12-01', '10:00', '11:00'), description: 'A support group that walks.' },
  { name: 'Carols by candle', ...at('2026-12-24', '19:00', '20:00'), description: 'A service with a choir.' },
];

const HILL: Town = [
  { name: 'Night parking ban', date: '2026-12-01', endDate: '2027-03-31', description: 'No overnight parking on any street.' },
  { name: 'Bridge repair', ...at('2026-11-30', '08:00', '17:00'), description: 'Detour by the street to the mill.' },
  { name: 'Planning board', ...at('2026-12-07', '19:00', '21:00'), description: 'Hearing: twenty apartments on Quarry Lane.' },
  { name: 'Great lakes, great wrecks', ...at('2026-12-10', '19:00', '20:00'), description: 'A diver shows his film.' },
  { name: 'Dutch corner', ...at('2026-12-09', '17:00', '18:00'), description: 'Conversation.' },
  { name: 'Choir practice', ...at('2026-12-03', '19:00', '20:00') },
  { name: 'Pancakes', ...at('2026-12-06', '08:00', '10:00'), location: 'Lodge, 4 Quarry Lane' },
];

describe('Where no event has all the words', () => {
  it.each<[string, Town, string]>([
    ['need somebody to show me how my new iphone works', RIVER, '12-03 Gadget Hour'],
    ['mom has dementia and i look after her alone, any support for me', RIVER, '12-08 Anchor Circle'],
    ['my boy would love to look for old bottles', RIVER, '12-02 Glass Gatherers'],
    ['when do i have to stop leaving my car on the street overnight', HILL, '12-01 Night parking ban'],
    ['hearing about the apartments on quarry lane when', HILL, '12-07 Planning board'],
    ['can someone explain my kindle to me, im 70', RIVER, '12-03 Gadget Hour'],
    ['a talk on shipwrecks', HILL, '12-10 Great lakes, great wrecks'],
    ['im still learning dutch, where can i practice', HILL, '12-09 Dutch corner'],
  ])('the event comes first that has most of what they weigh: %s', (question, events, name) =>
    expect(firstIn(question, events)).toBe(name),
  );

  it('what shares little is not offered for it', () =>
    expect(askInTurn(['any jousting lessons'], townOf(RIVER))).not.toContain('/event/'));

  const BAY: Town = [
    {
      name: 'Autumn fair',
      ...at('2026-10-01', '10:00', '12:00'),
      description: 'Puppies. Photos. A walk for girls. A quiet class.',
    },
    { name: 'Town council', ...at('2026-12-01', '19:00', '21:00'), description: 'Vote on the adoption of the budget.' },
    { name: 'Harvest supper', ...at('2026-12-04', '17:00', '20:00'), description: 'Cod, slaw and fries. Win a frozen bird.' },
    { name: 'Hearing on rentals', ...at('2026-12-08', '18:00', '19:00'), description: 'Rules for short lets.' },
    { name: 'Year-end drop', ...at('2026-12-31', '22:00', '23:30'), description: 'Count down, then fireworks.' },
    {
      name: 'Roll it up',
      ...at('2026-12-05', '09:00', '12:00'),
      description: 'Every pint given saves three. Free juice for blood donors.',
    },
    { name: 'Old wheels', ...at('2026-12-06', '09:00', '12:00'), description: 'Bring your passport and win a stamp.' },
  ];

  it.each<[string, Town, string]>([
    ['adoption of puppies', BAY, 'Town council'],
    ['coding class for girls', BAY, 'Harvest supper'],
    ['bird walk', BAY, 'Harvest supper'],
    ['a quiet place for people who hate fireworks', BAY, 'Year-end drop'],
    ['passport photos', BAY, 'Old wheels'],
  ])('one of several words in a text, or what is hated, speaks for no event: %s', (question, events, name) =>
    expect(askInTurn([question], townOf(events))).not.toContain(`[${name}]`),
  );

  it.each<[string, Town, string]>([
    ['a place to donate blood', BAY, '12-05 Roll it up'],
    ['is there anything with fireworks for my grandson', BAY, '12-31 Year-end drop'],
    ['a hearing on my rental', BAY, '12-08 Hearing on rentals'],
  ])('all that is asked for, or a word of the name, speaks for it: %s', (question, events, name) =>
    expect(firstIn(question, events)).toBe(name),
  );

  const syllable = fc.constantFrom('zor', 'qui', 'vex', 'plo', 'jun', 'kra', 'wib', 'dro');
  const rareWord = fc.tuple(syllable, syllable, syllable).map((syllables) => `${syllables.join('')}o`);

  it('a rare word of its text leads to an event, whatever the resident says of herself', () => {
    const asked = fc.record({
      words: fc.uniqueArray(rareWord, { minLength: 6, maxLength: 12, selector: (word) => word.slice(0, 6) }),
      saying: fc.constantFrom('my husband would love', 'our grandson needs help with', 'mom wants to buy'),
      day: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(asked, ({ words: [meant, ...others], saying, day }) => {
        const texts = [
          `Love, help and things to buy.`,
          `There is ${meant} for all.`,
          ...others.map((word) => `There is ${word}.`),
        ];
        const events = texts.map((description, nth) => ({
          ...{ name: ['Larch hour', 'Maple hour', 'Birch hour', 'Rowan hour'][nth] ?? `Aspen hour ${nth}`, description },
          ...at(`2026-12-0${((day + nth) % 9) + 1}`, '10:00', '11:00'),
        }));
        expect(firstIn(`${saying} ${meant}`, events)).toContain('Maple hour');
      }),
      { numRuns: 100 },
    );
  });
});
