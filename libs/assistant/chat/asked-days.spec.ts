import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'No school: Thanksgiving recess', date: '2026-11-25', endDate: '2026-11-27', organization: 'Riverton Schools' },
  { name: 'No school: winter break', date: '2026-12-21', endDate: '2027-01-01', organization: 'Riverton Schools' },
  {
    name: 'Early dismissal',
    ...at('2026-12-18', '12:00', '12:30'),
    organization: 'Riverton Schools',
    description: 'No after-school care.',
  },
  {
    name: 'Early dismissal',
    ...at('2027-01-15', '12:00', '12:30'),
    organization: 'Riverton Schools',
    description: 'Buses run at noon.',
  },
  { name: 'Cider pressing', ...at('2026-11-24', '15:00', '17:00'), location: 'Old Mill' },
  { name: 'Peter Pan', ...at('2026-12-11', '19:00', '21:00'), description: '$14, children $6.' },
  { name: 'Peter Pan', ...at('2026-12-13', '14:00', '16:00'), description: '$14, children $6.' },
  { name: 'Sweetheart dance', ...at('2027-02-12', '18:00', '20:00'), description: 'Kids 3 to 12 with a grown-up.' },
  { name: 'MLK breakfast', ...at('2027-01-18', '09:00', '11:00'), description: 'Speaker: Ana Ruiz.' },
  { name: 'No school: MLK day', date: '2027-01-18', organization: 'Riverton Schools' },
];

const TOWN = townOf(EVENTS);

const named = (question: string): string[] => namesIn(askInTurn([question], TOWN), EVENTS);

describe('The days of a question', () => {
  it.each<[string, string[]]>([
    ['is there aftercare the last day before winter break', ['12-18 Early dismissal']],
    ['is there aftercare the day before christmas break', ['12-18 Early dismissal']],
    ['anything on the day before thanksgiving break', ['11-24 Cider pressing']],
    ['what time do i pick the kids up from school jan 15', ['01-15 Early dismissal']],
    ['what time does school let out december 18', ['12-18 Early dismissal']],
    ['whats the final peter pan before the new year', ['12-13 Peter Pan']],
    ['last peter pan by the end of the year', ['12-13 Peter Pan']],
    ['last day of school before thanksgiving break', ['11-25 No school: Thanksgiving recess']],
    ['is dec 18 a half day', ['12-18 Early dismissal']],
    ['is january 15 a half day for the kids', ['01-15 Early dismissal']],
    ['last day of school before xmas, is it a half day', ['12-18 Early dismissal']],
    ['is there after school on dec 18', ['12-18 Early dismissal']],
    ['will there be after school the last day before winter break', ['12-18 Early dismissal']],
    ['what time do the middle schoolers get out on dec 18', ['12-18 Early dismissal']],
    ['when do my third graders get out on january 15', ['01-15 Early dismissal']],
    ['kids off wednesday right', ['11-25 No school: Thanksgiving recess']],
    ['my kids off december 22, correct?', ['12-21 No school: winter break']],
    ['is it a half day before winter break', ['12-18 Early dismissal', '01-15 Early dismissal']],
    ['is there an afternoon peter pan or only at night', ['12-13 Peter Pan']],
    ['is there an evening peter pan or just in the afternoon', ['12-11 Peter Pan']],
    ['peter pan tickets for a 7 yr old how much', ['12-11 Peter Pan', '12-13 Peter Pan']],
    ['anything for my 6 yr old for valentines', ['02-12 Sweetheart dance']],
    ['something for my 6 year old for valentines', ['02-12 Sweetheart dance']],
    ['who is speaking at the mlk thing', ['01-18 MLK breakfast']],
  ])('%s', (question, names) => expect(named(question)).toEqual(names));
});

describe('What is asked in the past tense of this week, month or year', () => {
  const SERIES = ['2026-02-10', '2026-11-05', '2026-11-17', '2026-11-24', '2026-12-08'];
  const events = SERIES.map((date) => ({ name: 'Cider tasting', ...at(date, '18:00', '20:00') }));
  const town = townOf(events);

  it.each<[string, string]>([
    ['when was the cider tasting this week', '11-17 Cider tasting'],
    ['what day was the cider tasting this month', '11-05 Cider tasting'],
    ['where was the cider tasting this year', '02-10 Cider tasting'],
    ['was there a cider tasting earlier this month', '11-17 Cider tasting'],
    ['cider tasting earlier this year', '02-10 Cider tasting'],
  ])('is over: %s', (question, name) => {
    const found = namesIn(askInTurn([question], town), events);
    expect(found).toContain(name);
    expect(found).not.toContain('11-24 Cider tasting');
    expect(found).not.toContain('12-08 Cider tasting');
  });

  it('may be to come where it is asked for otherwise', () => {
    expect(namesIn(askInTurn(['when is the cider tasting this month'], town), events)).toContain('11-24 Cider tasting');
    expect(namesIn(askInTurn(['cider tasting later this month'], town), events)).toContain('11-24 Cider tasting');
  });
});

describe('What else is asked of that day', () => {
  const events = [
    { name: 'Gingerbread workshop', ...at('2026-12-12', '10:00', '12:00'), description: 'For children.' },
    { name: 'Puppet show', ...at('2026-12-12', '15:00', '16:00'), description: 'For children.' },
    { name: 'Jazz night', ...at('2026-12-12', '21:00', '23:00'), description: '21 and over.' },
    { name: 'Puppet show', ...at('2026-12-13', '15:00', '16:00'), description: 'For children.' },
  ];

  it.each([
    'anything else for them that same day?',
    'shoot. anything else for them that day?',
    'is there anything for them the same day',
  ])('is for the same children: %s', (question) => {
    const found = namesIn(askInTurn(['gingerbread workshop for my kids', question], townOf(events)), events);
    expect(found).toContain('12-12 Puppet show');
    expect(found).not.toContain('12-12 Jazz night');
    expect(found).not.toContain('12-13 Puppet show');
  });
});
