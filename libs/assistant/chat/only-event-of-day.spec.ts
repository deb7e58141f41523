import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const PLUNGE: Partial<TownEvent> = {
  ...{ name: 'Penguin Plunge', ...at('2027-01-01', '12:00', '13:00'), location: 'Otter Beach' },
  ...{ organization: 'Rotary Club', description: 'Towels are sold at the tent.' },
};
const OTHERS: readonly Partial<TownEvent>[] = [
  { name: 'Library Closed', date: '2027-01-01', time: 'All Day', location: 'Library' },
  { name: 'Zorbing', ...at('2027-01-02', '12:00', '13:00'), location: 'Depot' },
];

const ask = (question: string, events: readonly Partial<TownEvent>[]): string => askInTurn([question], townOf(events));

describe('Of what no event has the words', () => {
  it.each(['who is jumping in the ice on jan 1', 'splashing about on new years day', 'somewhere sober on january 1'])(
    'the one event of the day is told with its publisher and text: %s',
    (question) => {
      const answer = ask(question, [PLUNGE, ...OTHERS]);
      expect(answer).toMatch(/^I find nothing about “.+” in the calendar\. Only this is on then:\n/);
      expect(answer).toContain('Rotary Club');
      expect(answer).toContain('Towels');
      expect(namesIn(answer, [PLUNGE, ...OTHERS])).toEqual(['01-01 Penguin Plunge']);
    },
  );

  it('none is singled out of several of a day', () => {
    const events = [PLUNGE, { name: 'Quorl', ...at('2027-01-01', '15:00', '16:00') }, ...OTHERS];
    expect(ask('splashing about on new years day', events)).not.toContain('Only this');
  });
});
