import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Quilled', ...at('2026-11-20', '19:00', '21:00'), location: 'Grange Hall' },
  { name: 'Quilled', ...at('2026-11-21', '14:00', '16:00'), location: 'Grange Hall' },
  { name: 'Quilled', ...at('2026-11-22', '19:00', '21:00'), location: 'Grange Hall' },
  { name: 'Zorbing', ...at('2026-11-23', '13:00', '15:00'), location: 'Depot' },
  { name: 'Chess Night', ...at('2026-11-24', '19:00', '21:00'), location: 'Depot' },
];
const TOWN = townOf(EVENTS);
const ALL_DATES = ['11-20 Quilled', '11-21 Quilled', '11-22 Quilled'];

const namesAfter = (...turns: string[]) => namesIn(askInTurn(turns, TOWN), EVENTS);

describe('After the answer about one event, a resident', () => {
  it.each([
    'any other days',
    'what other dates?',
    "i can't tonight. any other nights",
    'so when can i still see it',
    'when is it playing',
    'when can we catch it?',
  ])('is told all dates of its series: %s', (message) => {
    expect(namesAfter('is quilled on tonight', message)).toEqual(ALL_DATES);
  });

  it.each(['anything in the afternoon', 'is there anything in the afternoon?', 'and something in the afternoon'])(
    'is told the date of its series at a part of the day: %s',
    (message) => {
      expect(namesAfter('when is quilled', message)).toEqual(['11-21 Quilled']);
    },
  );

  it('is told what else is on where she names a day', () => {
    expect(namesAfter('when is quilled', 'anything on monday')).toEqual(['11-23 Zorbing']);
    expect(namesAfter('when is quilled', 'anything else in the afternoon')).toContain('11-23 Zorbing');
  });
});
