import { fillNextSeason, joinParagraphLines, pickAlternative } from './phrases';

describe('An editor of the sample town', () => {
  it('names three opponents, and meets another one every week', () => {
    const weeks = ['2026-11-06', '2026-11-13', '2026-11-20', '2026-11-27'];
    const opponents = weeks.map((day) => pickAlternative('at home against {Boston|Miami|Toronto}', day));
    expect(new Set(opponents).size).toBe(3);
    expect(opponents[3]).toBe(opponents[0]);
  });

  it('leaves a text without alternatives alone', () =>
    expect(pickAlternative('Open {house}', '2026-11-20')).toBe('Open {house}'));

  it('wraps long lines and still gets one line per paragraph', () =>
    expect(joinParagraphLines('Bring gloves\n        and boots.\n\n        Students sign up.')).toBe(
      'Bring gloves and boots.\n\nStudents sign up.',
    ));

  it.each([
    ['2026-03-19', 'Spring 2026'],
    ['2026-03-20', 'Spring 2027'],
    ['2026-11-20', 'Spring 2027'],
  ])('promises something for spring on %s and means %s', (today, promised) =>
    expect(fillNextSeason('{spring}', today)).toBe(promised),
  );
});
