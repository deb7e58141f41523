import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { answerByRules, buildCalendarIndex } from '#libs/assistant';
import { type ChatTurn, displayedTimesOf, isHiddenOrganization, parseMarkedText, removeMarks } from '#libs/contracts';
import { createSampleTown } from '#libs/sample-town';
import { AFTERWARDS, type Asked, HELD_OUT, QUESTIONS } from './data/questions';
import { sampleTownContext } from './data/sample-town-context';
import { areNamed, findNamedEvents, parseQuestions, removeProbable, scoreQuestion } from './data/score-questions';

const { schools: _, ...knownTown } = sampleTownContext();
const events = knownTown.calendar.entries.map(({ event }) => event);
const { organizations } = createSampleTown('2026-11-20', 'America/New_York');

const askInTurn = (conversationTexts: string | Asked[0]): string => {
  const history: ChatTurn[] = [];
  let answer = '';
  for (const message of [conversationTexts].flat()) {
    answer = answerByRules(message, history, knownTown);
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer });
  }
  return answer;
};

const isAnsweredRight = ([conversationTexts, expected]: Asked) => {
  const answer = askInTurn(conversationTexts);
  return [answer, removeProbable(answer)].some((text) => areNamed(findNamedEvents(text, events), expected));
};

const wronglyAnswered = (questions: readonly Asked[]) =>
  questions.filter((one) => !isAnsweredRight(one)).map(([conversationTexts]) => conversationTexts);

describe('What residents ask of the sample town', () => {
  it('is at least 150 questions, a third of them or more written without a look at the rules', () => {
    const all = [...QUESTIONS, ...HELD_OUT, ...AFTERWARDS].map(([conversationTexts]) => String(conversationTexts));
    expect(new Set(all).size).toBeGreaterThanOrEqual(150);
    expect(3 * (HELD_OUT.length + AFTERWARDS.length)).toBeGreaterThanOrEqual(all.length);
  });

  it.each([
    ['of those the rules were made with', QUESTIONS],
    ['of those that were held out', HELD_OUT],
    ['of those that were thought of afterwards', AFTERWARDS],
  ])('is answered right nine times in ten, %s', (_, questions) => {
    expect(wronglyAnswered(questions).slice(Math.floor(questions.length / 10))).toEqual([]);
  });
});

describe('What residents ask in their own words', () => {
  const sampleTown = sampleTownContext();
  const scored = parseQuestions(readFileSync('test/data/questions/residents.txt', 'utf8')).map((question) => ({
    question: question.turns.join(' / '),
    ...scoreQuestion(question, sampleTown),
  }));

  it('is answered right in more than nine of ten cases, and nothing is invented', () => {
    const wrong = scored.filter(({ verdict }) => verdict !== 'right').map(({ question }) => question);
    expect(wrong.slice(Math.floor(0.035 * scored.length))).toEqual([]);
    expect(scored.filter(({ verdict }) => verdict === 'invented')).toEqual([]);
  });
});

const QUESTION_PIECES = [
  ...['what is on', 'when is', 'where is', 'who runs', 'how much is', 'and', 'next', 'free', 'for kids', 'cancelled', 'is there'],
  ...['tonight', 'tomorrow', 'this weekend', 'on Saturday', 'next week', 'in December', 'Dec 5', 'yesterday', 'on Thanksgiving'],
  ...[
    'the library',
    'council',
    'trash',
    'district 2',
    'school',
    'concert',
    'farmers market',
    'wzy',
    'geese',
    'napping',
    'it',
    'alert',
  ],
  ...['[x](/event/7)', '**', '`', '\\', '/event/1', '<b>', 'constructor', '__proto__', '🦃', 'Ünïcode', '9'.repeat(20), '\n'],
];
const arbitraryQuestion = fc.oneof(
  fc.array(fc.constantFrom(...QUESTION_PIECES), { minLength: 1, maxLength: 7 }).map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
);
const arbitraryConversation = fc.array(arbitraryQuestion, { minLength: 1, maxLength: 3 });

describe('Any question', () => {
  it('with words of an event to come is never answered with nothing, whatever else it says', () => {
    const named = knownTown.calendar.entries.filter(
      ({ event, last }) => event.status !== 'cancelled' && last > '2026-11-20' && /^\p{L}+ \p{L}+/u.test(event.name),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...named),
        fc.constantFrom('wzyqk', 'for wzyqks', 'at the wzyqk', 'with free wzyqk', ''),
        ({ event }, more) => {
          expect(findNamedEvents(askInTurn([`is there ${event.name} ${more}`]), events)).not.toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('leads only to events that stand in the calendar for everybody', () => {
    fc.assert(
      fc.property(arbitraryConversation, (conversationTexts) => {
        for (const event of findNamedEvents(askInTurn(conversationTexts), events))
          expect(event && !isHiddenOrganization(event.organization)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('is answered with the times and places that the events have themselves', () => {
    fc.assert(
      fc.property(arbitraryConversation, (conversationTexts) => {
        for (const line of askInTurn(conversationTexts).split('\n')) {
          const [event, ...others] = findNamedEvents(line, events);
          const text = removeMarks(line);
          if (!event || others.length > 0 || text.includes('is cancelled')) continue;
          expect(text).toContain(event.name.split('â')[0]);
          if (displayedTimesOf(event).start) expect(text).toContain(displayedTimesOf(event).start);
          if (event.location) expect(text).toContain(event.location);
          const clocks = text.replace(event.name, '').match(/\b\d{1,2}:\d\d [AP]M\b/g) ?? [];
          const { start, end } = displayedTimesOf(event);
          expect(clocks.filter((clock) => clock !== start && clock !== end)).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('turns typed text into no markup and no external link', () => {
    fc.assert(
      fc.property(arbitraryConversation, (conversationTexts) => {
        const links = parseMarkedText(askInTurn(conversationTexts)).flatMap((runs) => runs.flatMap(({ to }) => to ?? []));
        expect(links.filter((to) => !/^\/(?:event\/\d+|settings)$/.test(to))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('says so when it finds nothing, and what it can be asked', () => {
    expect(askInTurn('When is **Taylor Swift** here?')).toContain('I find nothing about “taylor swift”');
    expect(askInTurn('hello')).toContain('Ask me about events, dates, locations and organizations');
  });

  it('is told what it costs where that stands in a field of its own', () => {
    const [event] = events.filter(({ name, date }) => name === 'Friday matinee' && date === '2026-11-20');
    const priced = { ...knownTown, calendar: buildCalendarIndex([{ ...event!, price: '$12' }], organizations) };
    expect(answerByRules('How much is the Friday matinee?', [], priced)).toContain('“$12”');
    const free = { ...knownTown, calendar: buildCalendarIndex([{ ...event!, price: 'Free' }]) };
    expect(answerByRules('What is free today?', [], free)).toContain('[Friday matinee]');
  });

  it('is told that there is no such day', () => {
    expect(askInTurn('What is on Feb 30?')).toBe('There is no Feb 30.');
    expect(askInTurn('What is on 11/31?')).toBe('There is no 11/31.');
    expect(askInTurn(['What is on today?', 'and on June 31st?'])).toBe('There is no June 31st.');
  });

  it('is told of the day whose number is spoken', () => {
    expect(askInTurn('What is on December 5th?')).toBe(askInTurn('What is on December 5?'));
  });

  it.each([
    ['this winter', '2026-12-01', '2027-02-28'],
    ['in the fall', '2026-11-20', '2026-11-30'],
    ['next spring', '2027-03-01', '2027-05-31'],
  ])('about %s is told of it, and not of today', (conversationTexts, from, to) => {
    const found = findNamedEvents(askInTurn(`What is on ${conversationTexts}?`), events);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((event) => !event || event.date > to || (event.endDate ?? event.date) < from)).toEqual([]);
  });

  it('goes on about the same when it is asked of the next week, and about its price', () => {
    expect(askInTurn(['When is trash picked up in district 2?', 'and next week?'])).toContain('Trash and recycling next week:');
    expect(askInTurn(['When is the next council meeting?', 'how much does it cost?'])).toContain('[Township Council meeting]');
  });

  it('about trash beside another number is told of each district', () => {
    const everywhere = askInTurn('When is trash picked up?');
    for (const question of ['When is trash picked up at 26 Elm Street?', 'When is trash picked up on route 38?'])
      expect(askInTurn(question)).toBe(everywhere);
    expect(askInTurn('When is trash picked up in district 12?')).toBe('The calendar has no district 12.');
  });

  it('about a district by the number in its name is told of that one, wherever it stands in the list', () => {
    const listed = { ...knownTown, districts: [...knownTown.districts].reverse() };
    expect(answerByRules('When is trash picked up in district 2?', [], listed)).toBe(
      askInTurn('When is trash picked up in district 2?'),
    );
  });

  it('of an empty calendar is told that there is nothing', () => {
    const empty = { ...knownTown, calendar: buildCalendarIndex([]) };
    expect(answerByRules('Anything free for kids?', [], empty)).toBe('I find nothing for children free of charge to come.');
    expect(answerByRules('What is next?', [], empty)).toBe('The calendar has nothing to come.');
    expect(answerByRules('When is trash picked up?', [], empty)).toBe('I find no pick up of trash in the calendar.');
  });
});
