import fc from 'fast-check';
import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Library Closes at 5', ...at('2026-11-25', '17:00', '18:00'), location: 'Otter Library' },
  { name: 'Library Closed: Thanksgiving', date: '2026-11-26', time: 'All Day', location: 'Otter Library' },
  { name: 'City Offices Closed', date: '2026-11-26', endDate: '2026-11-27', time: 'All Day', location: 'City Hall' },
  { name: 'City Offices and Library Closed', date: '2027-01-01', time: 'All Day', location: 'City Hall' },
  {
    name: 'Library Closes at Noon',
    ...at('2026-12-31', '12:00', '12:30'),
    location: 'Otter Library',
    organization: 'Otter Library',
  },
  { name: 'Library Closed: Christmas', date: '2026-12-24', endDate: '2026-12-25', time: 'All Day', location: 'Otter Library' },
  { name: 'Road Closed: Depot Road', date: '2026-11-23', endDate: '2026-11-30', time: 'All Day', location: 'Depot Road' },
];

const firstOf = (question: string) => namesIn(askInTurn([question], townOf(EVENTS)), EVENTS)[0];

describe('Whether a place is open on a day', () => {
  it.each(['library open on turkey day?', 'is the library open on thanksgiving', 'library open nov 26'])(
    'is told by the closing of that day before that of the day before: %s',
    (question) => {
      expect(firstOf(question)).toBe('11-26 Library Closed: Thanksgiving');
    },
  );

  it.each(['city hall open on black friday? need a permit', 'city hall open nov 27, i need a form'])(
    'is told whatever a resident needs there: %s',
    (question) => {
      expect(firstOf(question)).toBe('11-26 City Offices Closed');
    },
  );

  it.each(['is the library open on new years day', 'library closed jan 1?'])(
    'is told by a closing of several places on that day before one of its own the day before: %s',
    (question) => {
      expect(firstOf(question)).toBe('01-01 City Offices and Library Closed');
    },
  );

  it.each([
    'is the post office open the day after thanksgiving',
    'is the dmv open nov 27',
    'is the courthouse open on thanksgiving',
  ])('is not told by the closing of another place: %s', (question) => {
    expect(firstOf(question)).toBeUndefined();
  });

  it('is told of the same place on another holiday', () => {
    const answer = askInTurn(['is the library closed for thanksgiving', 'and christmas?'], townOf(EVENTS));
    expect(namesIn(answer, EVENTS)[0]).toBe('12-24 Library Closed: Christmas');
  });
});

describe('What is the matter on a street', () => {
  const STREETS = ['Lenola Road', 'Chester Avenue', 'Route 38', 'Old Mill Lane', 'Ferry Street', 'Highway 9'];
  const OTHERS: readonly Partial<TownEvent>[] = STREETS.map((street, nth) => ({
    name: `Concert no. ${nth + 1}`,
    ...at('2026-12-01', '19:00', '20:00'),
    location: `Hall, ${nth + 4} ${street}`,
  }));
  const alertOn = (street: string, name: string, more: Partial<TownEvent> = {}): Partial<TownEvent> => ({
    ...{ name: `${name} ${street}`, organization: 'Alerts', isEmergencyAlert: 'true' },
    ...{ date: '2026-11-20', time: '08:00', startTime: '2026-11-20T08:00:00-06:00', description: 'Crews are there.' },
    ...more,
  });
  const short = (street: string) => street.toLowerCase().replace('road', 'rd').replace('avenue', 'ave').replace('street', 'st');
  const firstAfter = (events: readonly Partial<TownEvent>[], question: string) => {
    const answer = askInTurn([question], townOf(events));
    return { answer, first: namesIn(answer, events)[0] };
  };

  it('is told by the alert that stands there, however generally it is asked', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STREETS),
        fc.constantFrom('Water main break on', 'Tree down:', 'Power out on', 'Crash at'),
        fc.constantFrom(
          ...['is there something wrong on %', 'whats going on with %', "what's happening on %", 'any problems on %'],
          ...[
            'why all the cones on %',
            'is there an accident on %?',
            'whats with all the cops on %',
            'why is traffic backed up on %',
          ],
        ),
        (street, name, question) => {
          const events = [...OTHERS, alertOn(street, name)];
          expect(firstAfter(events, question.replace('%', short(street))).first).toBe(`11-20 ${name} ${street}`);
        },
      ),
    );
  });

  it.each([
    ['Main Street', 'Water main break on Quarry Road', 'is something wrong on main st'],
    ['Main Street', 'Water main break on Quarry Road', 'is there an accident on main street'],
    ['Bridge Street', 'Foot bridge closed at Mill Lane', 'whats wrong with bridge st'],
    ['Park Avenue', 'Gas leak, car park of Dune Road', 'any trouble on park ave'],
  ])('is not told by the word of a street in an alert for another: %s', (street, name, question) => {
    const events = [
      ...OTHERS,
      { name: 'Fair', ...at('2026-12-01', '09:00', '10:00'), location: `2 ${street}` },
      alertOn('', name),
    ];
    expect(firstAfter(events, question).answer).not.toContain('alert still stands');
  });

  it('is not told by an alert that only leads by it', () => {
    const alert = alertOn('', 'Route 9 east: lane closed', { description: 'Take East Ferry Street or Dune Road.' });
    expect(firstAfter([...OTHERS, alert], 'is there trouble on east ferry street').answer).not.toMatch(/^The alert still stands/);
  });

  it.each(['whats going on at the hall', "what's up with the concerts", 'any problems with the concert'])(
    'is not asked where no street is named: %s',
    (question) => {
      expect(firstAfter([...OTHERS, alertOn('Ferry Street', 'Hall, gas leak:')], question).first).not.toMatch(/gas leak/);
    },
  );

  it.each([
    ['2026-11-20T00:05:00-06:00', 'power went out last nite on ferry st. is it fixed'],
    ['2026-11-20T03:40:00-06:00', 'the power on ferry street went out last night, is it back on'],
    ['2026-11-19T22:10:00-06:00', 'is the power fixed on ferry st from last night'],
  ])('is of last night also if it began after midnight: %s', (startTime, question) => {
    const outage = { date: startTime.slice(0, 10), time: startTime.slice(11, 16), startTime, description: 'Restored at 6 AM.' };
    const { answer, first } = firstAfter([...OTHERS, alertOn('Ferry Street', 'Power out on', outage)], question);
    expect(first).toMatch(/Power out on Ferry Street/);
    expect(answer).not.toMatch(/^(?:The calendar has|I find) nothing|still stands/);
  });
});
