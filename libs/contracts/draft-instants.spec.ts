import fc from 'fast-check';
import { addDays } from './day';
import { withInstants, withTimesOfDay } from './draft-instants';
import type { EventDraft, ParsedEvent } from './quick-add';
import { days } from './testing';

const TODAY = '2026-11-20';

const two = (n: number) => String(n).padStart(2, '0');

const instantAt = (day: string, at: number) => `${day}T${two(Math.floor(at / 60))}:${two(at % 60)}:00-05:00`;

const clock = fc.nat(24 * 60 - 1).map((at) => instantAt(TODAY, at).slice(11, 16));

const when = fc.record({
  date: fc.option(days()),
  startTime: fc.option(clock),
  endTime: fc.option(clock),
});

const drafts = fc.tuple(when, fc.array(when, { maxLength: 3 }), fc.nat(5)).map(
  ([{ date, startTime, endTime }, others, length]): ParsedEvent => ({
    ...{ name: 'Tea', location: null, address: null, category: null, recurrence: null, description: '', parts: [] },
    ...{ date, startTime, endTime: startTime && endTime, endDate: date && length > 0 ? addDays(date, length) : null },
    questions: [{ question: 'When is it?', choices: others.map((sets, nth) => ({ label: String(nth), sets })) }],
    ...{ source: 'rules', time: '', displayDate: null },
  }),
);

const aDraft = (about: Partial<EventDraft>): ParsedEvent => ({
  ...{ name: 'Tea', date: '2026-12-12', endDate: null, startTime: null, endTime: null, location: null, address: null },
  ...{ category: null, recurrence: null, description: '', parts: [], questions: [] },
  ...{ source: 'rules', time: '', displayDate: null, ...about },
});

const instantsOf = (about: Partial<EventDraft>) => {
  const { startTime, endTime } = withInstants(aDraft(about), TODAY, instantAt);
  return [startTime, endTime];
};

describe('A draft with instants for times', () => {
  it.each([
    [{}, [null, null]],
    [{ startTime: '15:00' }, ['2026-12-12T15:00:00-05:00', null]],
    [{ date: null, startTime: '15:00' }, ['2026-11-20T15:00:00-05:00', null]],
    [{ startTime: '09:00', endTime: '12:00' }, ['2026-12-12T09:00:00-05:00', '2026-12-12T12:00:00-05:00']],
    [{ startTime: '22:00', endTime: '01:00' }, ['2026-12-12T22:00:00-05:00', '2026-12-13T01:00:00-05:00']],
    [{ endDate: '2026-12-14', startTime: '09:00', endTime: '08:00' }, ['2026-12-12T09:00:00-05:00', '2026-12-14T08:00:00-05:00']],
  ])('has them on its own days: %j', (about, expected) => expect(instantsOf(about)).toEqual(expected));

  it('has them in what an answer sets: on the day that it sets, and no others', () => {
    const choices = [
      { label: 'a', sets: { startTime: '14:00' } },
      { label: 'b', sets: { date: '2026-12-19', startTime: '02:00' } },
      { label: 'c', sets: { date: '2026-12-19' } },
    ];
    const { questions } = withInstants(aDraft({ startTime: '02:00', questions: [{ question: '?', choices }] }), TODAY, instantAt);
    expect(questions[0]!.choices.map(({ sets }) => sets)).toEqual([
      { startTime: '2026-12-12T14:00:00-05:00' },
      { date: '2026-12-19', startTime: '2026-12-19T02:00:00-05:00' },
      { date: '2026-12-19' },
    ]);
  });

  it('is the same draft again by the clock of the town', () =>
    fc.assert(fc.property(drafts, (draft) => expect(withTimesOfDay(withInstants(draft, TODAY, instantAt))).toEqual(draft))));
});
