import { KNOWN } from '../../test/data/phrases';
import { toReading } from '../../test/data/score-phrases';
import { parseQuickAdd } from './parse-quick-add';

/** The readings that the draft and the choices of its questions offer, and whether it is asked at all. */
const read = (text: string) => {
  const draft = parseQuickAdd(text, KNOWN);
  const offered = draft.questions.flatMap(({ choices }) => choices.map(({ sets }) => toReading({ ...draft, ...sets })));
  return { draft: toReading(draft), isAsked: draft.questions.length > 0, offered };
};

describe('Weak evidence', () => {
  it.each([
    ['suns for the team 3/14 8am', 'suns for the team · 2027-03-14 · 08:00'],
    ['lessons m-th 6/7-6/18 9am', 'lessons m-th · 2027-06-07 to 2027-06-18 · 09:00'],
    ['ferry to Friday Point on July ninth at 6am', 'ferry to Friday Point · 2027-07-09 · 06:00'],
    ['piano tuner coming Friday 9am', 'piano tuner coming · 2026-11-27 · 09:00'],
    ['pick up cake after 10am service sunday', 'pick up cake after service · 2026-11-22 · 10:00'],
    ['thu races may 6 - aug 26 6pm', 'races · 2027-05-06 · 18:00 · FREQ=WEEKLY;UNTIL=20270826'],
    ['painters start Monday December 14, it takes three days', 'painters start · 2026-12-14 to 2026-12-16'],
    ['filter change qtrly 2/8', 'filter change qtrly · 2027-02-08 · FREQ=MONTHLY;INTERVAL=3'],
    ['choir every third Monday at 7pm', 'choir · 2026-11-23 · 19:00 · FREQ=WEEKLY;INTERVAL=3'],
  ])('is asked about: %s', (text, other) => {
    const { isAsked, offered } = read(text);
    expect(isAsked).toBe(true);
    expect(offered).toContain(other);
  });

  it('of a day that has passed is asked about', () => {
    expect(read('call the bank a week before 11/21')).toMatchObject({ draft: 'call the bank · 2026-11-14', isAsked: true });
  });

  it.each(['recheck 48 hrs', 'walk the dog at dusk'])('of a day or an hour without one is asked about: %s', (text) => {
    expect(read(text).isAsked).toBe(true);
  });
});

describe('Chrono', () => {
  it.each([
    ['fair 2026.12.09', 'fair · 2026-12-09'],
    ['dinner 2026/12/09', 'dinner · 2026-12-09'],
  ])('finds a full date that the grammar does not know: %s', (text, expected) => {
    expect(read(text)).toEqual({ draft: expected, isAsked: false, offered: [] });
  });

  it('is asked about where it reads no full date', () => {
    expect(read('lunch five days later')).toMatchObject({ draft: 'lunch · 2026-11-25', isAsked: true });
  });

  it('is not asked where the grammar finds a day', () => {
    expect(read('lunch tomorrow noon')).toEqual({ draft: 'lunch · 2026-11-21 · 12:00', isAsked: false, offered: [] });
  });
});

describe('Two days in one line', () => {
  it('are two events, the first of which is the draft', () => {
    const draft = parseQuickAdd('practice mon 5-6 wed 6-7', KNOWN);
    expect(toReading(draft)).toBe('practice · 2026-11-23 · 17:00-18:00');
    expect(draft.other).toMatchObject({ name: 'practice', date: '2026-11-25', startTime: '18:00' });
  });

  it.each(['-', '–', '—', ' - ', ' – ', ' — '])('are two events, whatever dash the hours have: "%s"', (dash) => {
    const draft = parseQuickAdd(`open house 4/25 1${dash}3 and 4/26 5${dash}7`, KNOWN);
    expect(draft).toMatchObject({ name: 'open house', date: '2027-04-25', startTime: '13:00', endTime: '15:00' });
    expect(draft.other).toMatchObject({ name: 'open house', date: '2027-04-26', startTime: '17:00', endTime: '19:00' });
  });

  it.each(['resumes', 'continues', 'returns'])('are of one event where the second one only %s', (verb) => {
    const { name, other } = parseQuickAdd(`band practice cancelled Tue 11/24, ${verb} Tue Dec 1 3:30-4:45 pm`, KNOWN);
    expect(name).toContain('band practice');
    expect(other).toBeUndefined();
  });
});
