import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  // Light and trees
  { name: 'Light Up Riverton', ...at('2026-12-05', '17:30', '19:00'), description: 'The mayor lights the spruce at six.' },
  { name: 'Christmas Tree Recycling', date: '2027-01-04', description: 'No lights or stands.' },
  // Closings
  { name: 'Village offices closed', date: '2026-12-24', description: 'The landfill is open 8 to noon, the museum until 3.' },
  { name: 'Library closed', date: '2026-12-24', location: 'Library', organization: 'Riverton Library' },
  // Services
  {
    name: 'Family Mass',
    ...at('2026-12-24', '16:00', '17:00'),
    organization: 'Saint Olaf Church',
    location: 'Saint Olaf Church',
  },
  { name: 'Candlelight carols', ...at('2026-12-24', '19:00', '20:00'), organization: 'Hill Church', location: 'Hill Church' },
  // Series
  { name: 'Autumn produce market', ...at('2026-11-21', '09:00', '12:00'), location: 'Depot' },
  { name: 'Autumn produce market', ...at('2026-11-28', '09:00', '12:00'), location: 'Depot', description: 'Takes vouchers.' },
  {
    name: 'Autumn produce market',
    ...at('2026-12-12', '09:00', '12:00'),
    location: 'Depot',
    description: 'The last of the season.',
  },
  { ...at('2026-11-25', '14:00', '15:00'), name: 'Armchair yoga', status: 'cancelled', location: 'Rec Center' },
  { name: 'Armchair yoga', ...at('2026-12-02', '14:00', '15:00'), location: 'Rec Center' },
  { ...at('2026-12-01', '18:00', '20:00'), name: 'Board of Trustees', status: 'cancelled' },
  { name: 'Board of Trustees', ...at('2026-12-15', '18:00', '20:00') },
  { name: 'Otter paintings', date: '2026-11-01', endDate: '2026-12-20', location: 'Museum', description: 'Open 10 to 4.' },
  { name: 'Chowder supper', ...at('2026-11-20', '17:00', '19:30'), location: 'Grange Hall', description: 'Bowls $9.' },
  { name: 'Chowder supper', ...at('2026-12-18', '17:00', '19:30'), location: 'Grange Hall', description: 'Bowls $9.' },
  // A show with and without noise
  { name: 'Snow Queen', ...at('2026-12-11', '19:00', '21:00'), location: 'Playhouse', description: '$15.' },
  {
    name: 'Snow Queen',
    ...at('2026-12-12', '14:00', '16:00'),
    location: 'Playhouse',
    description: 'A relaxed performance, $10.',
  },
  // Children
  { name: 'Countdown at noon', ...at('2026-12-31', '11:00', '12:15'), location: 'Library', description: 'For ages 2 to 7.' },
  { name: 'Lap time', ...at('2027-01-07', '10:00', '10:30'), location: 'Library', description: 'For toddlers and preschoolers.' },
  // Classes
  { name: 'Bocce basics', ...at('2026-12-07', '10:00', '11:00'), location: 'Rec Center' },
  { name: 'Bocce league', ...at('2026-12-08', '10:00', '12:00'), location: 'Rec Center' },
  { name: 'Candle making', ...at('2026-12-09', '18:00', '20:00'), location: 'Studio', description: 'Register by Monday.' },
  { name: 'Hilltop ramble', ...at('2026-11-22', '09:00', '11:00'), description: 'A guided hike, leashed dogs welcome.' },
  { name: 'Job fair', ...at('2027-01-13', '10:00', '13:00'), location: 'Grange Hall', description: 'Thirty employers.' },
  // Routes
  { name: 'Santa ride: West Side', ...at('2026-12-13', '17:00', '19:00'), location: 'West Side' },
  { name: 'Santa ride: Mill Hill', ...at('2026-12-14', '17:00', '19:00'), location: 'Mill Hill' },
];

const TOWN = townOf(EVENTS);

const named = (turns: string): string[] => namesIn(askInTurn(turns.split(' / '), TOWN), EVENTS);

describe('A stranger asks in her own way', () => {
  it.each<[string, string[]]>([
    ['when do they switch on the big tree', ['12-05 Light Up Riverton']],
    ['what night do they light the spruce', ['12-05 Light Up Riverton']],
    ['chowder supper tonight / how long does it last', ['11-20 Chowder supper']],
    ['how long does the santa ride on mill hill last', ['12-14 Santa ride: Mill Hill']],
    ['is the hilltop ramble still on if it rains', ['11-22 Hilltop ramble']],
    ['countdown at noon / how old is too old', ['12-31 Countdown at noon']],
    ['snow queen / cash only?', ['12-11 Snow Queen']],
    ['job fair / do i have to bring a resume', ['01-13 Job fair']],
    ['job fair / should i bring my resume', ['01-13 Job fair']],
    ['christmas tree lighting / is the mayor coming', ['12-05 Light Up Riverton']],
    ['where do i get rid of my christmas tree', ['01-04 Christmas Tree Recycling']],
    ["new year's eve, anything open or happening", ['12-31 Countdown at noon']],
    ["something relaxing on new year's eve", ['12-31 Countdown at noon']],
    ['can i drop off books christmas eve or is the library shut', ['12-24 Library closed']],
    ['is the landfill open christmas eve', ['12-24 Village offices closed']],
    ['museum hours on christmas eve', ['12-24 Village offices closed']],
    ['where to go to church christmas eve', ['12-24 Family Mass', '12-24 Candlelight carols']],
    ['christmas eve services', ['12-24 Family Mass', '12-24 Candlelight carols']],
    ['christmas eve services / something a bit earlier so the kids can come', ['12-24 Family Mass']],
    ['when is the last autumn market', ['12-12 Autumn produce market']],
    ['when is the final produce market before they close for the winter', ['12-12 Autumn produce market']],
    ['produce market tomorrow / so nothing in february?', ['11-21 Autumn produce market']],
    ["can't make the produce market tomorrow, whens the next one", ['11-28 Autumn produce market']],
    ['is armchair yoga on next wednesday / ok when then', ['12-02 Armchair yoga']],
    ['is seated yoga happening wednesday', ['11-25 Armchair yoga']],
    ['are the trustees meeting dec 1 / so when is it then', ['12-15 Board of Trustees']],
    ['is there an otter show on right now', ['11-01 Otter paintings']],
    ['chowder supper tonight / until when', ['11-20 Chowder supper']],
    ['snow queen tickets / is there one for kids who hate loud noise', ['12-12 Snow Queen']],
    ['is there a matinee of snow queen', ['12-12 Snow Queen']],
    ["new year's eve with a 3 year old who goes to bed at 8", ['12-31 Countdown at noon']],
    ["new year's eve with toddlers, not midnight", ['12-31 Countdown at noon']],
    ['never played bocce, does anyone teach it', ['12-07 Bocce basics']],
    ['i want to make my own candles', ['12-09 Candle making']],
    ['can i take my dog on the hilltop ramble', ['11-22 Hilltop ramble']],
    ['anybody leading a hike sunday', ['11-22 Hilltop ramble']],
    ['when is the santa ride / we live on mill hill', ['12-14 Santa ride: Mill Hill']],
    ['is there armchair yoga the week after thanksgiving, dec 2', ['12-02 Armchair yoga']],
  ])('and is answered: %s', (asked, expected) => expect(named(asked)).toEqual(expected));

  it('and her own candles are no event of her own', () =>
    expect(askInTurn(['i want to make my own candles'], TOWN)).not.toContain('plus button'));
});

describe('The governing body of a town', () => {
  const BODIES = ['City Council', 'Town Council', 'Township Committee', 'City Commission', 'Select Board', 'Village Board'];
  const QUESTIONS = [
    ...['when does city council meet', 'next council meeting', 'when is the town council meeting', 'when does the council meet'],
    ...['when do the commissioners meet next', 'when do the selectmen meet', 'are the aldermen meeting in december'],
  ];

  it.each(BODIES.flatMap((body) => QUESTIONS.map((question) => [body, question] as const)))('is the %s: %s', (body, question) => {
    const events = [
      { name: `${body} Meeting`, ...at('2026-12-08', '18:00', '20:00') },
      { name: 'Camp fair', ...at('2026-12-01', '10:00', '12:00'), organization: 'Riverton PTO Council' },
    ];
    expect(namesIn(askInTurn([question], townOf(events)), events)).toEqual([`12-08 ${body} Meeting`]);
  });
});

describe('What is asked for by what one gets of it', () => {
  const EVENTS: readonly Partial<TownEvent>[] = [
    { name: 'Creek cleanup', ...at('2026-11-21', '09:00', '11:00'), category: 'Volunteering' },
    { name: 'Early dismissal', ...at('2026-11-25', '11:45', '12:15'), organization: 'Riverton School' },
  ];
  const town = townOf(EVENTS);

  it.each([
    ['my son needs service hours for school', '11-21 Creek cleanup'],
    ['where can i get volunteer hours', '11-21 Creek cleanup'],
  ])('is found: %s', (question, expected) => expect(namesIn(askInTurn([question], town), EVENTS)).toEqual([expected]));
});
