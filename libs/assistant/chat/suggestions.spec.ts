import fc from 'fast-check';
import { addDays, type TownEvent } from '#libs/contracts';
import { answerByRules } from './answer';
import { buildCalendarIndex } from './calendar-index';
import type { ChatContext } from './chat-context';
import { eventIdsIn } from './conversation-state';
import { suggestQuestions } from './suggestions';

const TODAY = '2026-03-25';

const knownOf = (events: readonly TownEvent[], now = `${TODAY}T10:00:00-04:00`): ChatContext => ({
  ...{ now, timeZone: 'America/New_York', town: 'Oakdale', collection: 'Trash', districts: [], schoolDates: '' },
  calendar: buildCalendarIndex(events),
});

const event = (id: number, name: string, days = 0, about: Partial<TownEvent> = {}): TownEvent => ({
  ...{ id, name, organization: 'Mill Club', category: 'Arts', date: addDays(TODAY, days), time: '7:00 PM', status: 'confirmed' },
  ...{ startTime: `${addDays(TODAY, days)}T19:00:00-04:00`, ...about },
});

describe('What may be asked is', () => {
  it('made from the events of the days to come', () => {
    const events = [
      event(1, 'Flour fair', 1, { location: 'The Mill' }),
      event(2, 'Board of Millers', 0),
      event(3, 'Board of Millers', 7),
      event(4, 'Goose race', 40, { location: 'Goose Green' }),
    ];
    expect(suggestQuestions(knownOf(events))).toEqual([
      'What is on tonight?',
      'When is the next Board of Millers?',
      'Where is Flour fair?',
      'Which events does Mill Club have this week?',
    ]);
  });

  it('of the first day that has something', () => {
    expect(suggestQuestions(knownOf([event(1, 'Flour fair', 1)]))[0]).toBe('What is on tomorrow?');
  });

  it.each([
    ['nothing at all', []],
    ['nothing to come', [event(1, 'Flour fair', -2)]],
    ['nothing that is on', [event(1, 'Flour fair', 1, { status: 'withdrawn' })]],
  ])('answered by saying so where the town has %s', (_, events) => {
    const known = knownOf(events);
    const questions = suggestQuestions(known);
    expect(questions).toEqual(['What is on today?', 'What is on this week?']);
    for (const question of questions) expect(answerByRules(question, [], known)).toMatch(/^(?:The calendar has|I find) nothing /);
  });

  it.each([
    'GARDEN CLUB MEETING',
    'What is this? A talk',
    '{name}',
    'A name that goes on and on and on, and that nobody would ask for',
  ])('never about “%s”, which does not read well in a question', (name) => {
    const questions = suggestQuestions(knownOf([event(1, name, 1, { location: 'The Mill' }), event(2, name, 2)]));
    expect(questions.join()).not.toContain(name);
  });

  it('in any town answered with what it asks for, the same in whatever order its events are told', () => {
    const names = fc.constantFrom(
      'Flour fair',
      'Board of Millers',
      'Goose race',
      'Today',
      'What to do when it rains',
      'Free lunch',
      'School closed',
    );
    const towns = fc.array(
      fc.tuple(names, fc.integer({ min: -3, max: 20 }), fc.option(fc.constantFrom('The Mill', 'Zoom')), fc.boolean()),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(towns, (told) => {
        const events = told.map(([name, days, location, isCancelled], id) =>
          event(id + 1, name, days, { ...(location && { location }), ...(isCancelled && { status: 'cancelled' as const }) }),
        );
        const known = knownOf(events);
        const questions = suggestQuestions(known);
        expect(questions.length).toBeGreaterThan(0);
        expect(new Set(questions).size).toBe(questions.length);
        expect(suggestQuestions(knownOf(events.toReversed()))).toEqual(questions);
        for (const question of questions) {
          const answer = answerByRules(question, [], known);
          expect(answer).not.toMatch(/^I find nothing|^Ask me/);
          const named = /^Where is (.*)\?$|^When is the next (.*)\?$/.exec(question);
          if (named) expect(events.find(({ id }) => id === eventIdsIn(answer)[0])?.name).toBe(named[1] ?? named[2]);
        }
      }),
    );
  });
});
