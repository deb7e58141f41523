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
    ['is it a half day before winter break', ['12-18 Early dismissal', '01-15 Early dismissal']],
    ['is there an afternoon peter pan or only at night', ['12-13 Peter Pan']],
    ['is there an evening peter pan or just in the afternoon', ['12-11 Peter Pan']],
    ['peter pan tickets for a 7 yr old how much', ['12-11 Peter Pan', '12-13 Peter Pan']],
    ['anything for my 6 yr old for valentines', ['02-12 Sweetheart dance']],
    ['something for my 6 year old for valentines', ['02-12 Sweetheart dance']],
    ['who is speaking at the mlk thing', ['01-18 MLK breakfast']],
  ])('%s', (question, names) => expect(named(question)).toEqual(names));
});
