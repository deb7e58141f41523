import { anEvent } from '#libs/contracts/testing';
import { buildCalendarIndex } from './calendar-index';
import { answerSchool } from './school';

const SCHOOLS = 'Town Schools';

const answer = (...names: string[]) => {
  const events = names.map((name, at) => anEvent({ id: at + 1, name, organization: SCHOOLS, date: '2026-11-30' }));
  return answerSchool({}, buildCalendarIndex(events).entries, SCHOOLS, '2026-11-20').text;
};

describe('Whoever asks when there is no school', () => {
  it.each(['Schools closed: Election Day', 'No school', 'Winter recess', 'Spring Break (schools closed)'])(
    'is told of %s',
    (name) => expect(answer(name)).toContain('Schools are closed next:'),
  );

  it.each([
    'Recess games for new families',
    'Spring break camp: registration closed',
    'Enrollment closed',
    'No school closed drill',
  ])('is not told of %s', (name) => expect(answer(name)).toBe('The calendar lists no day without school.'));
});
