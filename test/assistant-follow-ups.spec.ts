import fc from 'fast-check';
import { answerByRules } from '#libs/assistant';
import { type ChatTurn, endDayOf, type TownEvent } from '#libs/contracts';
import { inventedTowns } from './data/invented-town-context';
import { findNamedEvents } from './data/score-questions';
import { expectFewFailures } from './expect-few-failures';

const TODAY = '2026-11-20';
const RUNS_PER_TOWN = 150;
/** Readings that are still wrong, about one in a hundred. */
const MAX_FAILURES = 4;

const FIRST_QUESTIONS = ['when is X', 'what time is X', 'where is X', 'X?'];

const FOLLOW_UPS = [
  ...['is there one on a sunday', 'how much is it', 'the second one', 'where is it', 'who runs it', 'when is the next one'],
  ...['what time does it start', 'is it free', 'do i need to register', 'why', 'is it still on', 'and the one after that'],
];

/** The same name, the same publisher or the same place. */
const isRelated = (one: TownEvent, other: TownEvent): boolean =>
  one.name === other.name ||
  one.organization === other.organization ||
  (one.location !== undefined && one.location === other.location);

describe.each(inventedTowns())('A follow-up in %s', (_, town) => {
  const events = town.calendar.entries.map(({ event }) => event);
  const coming = events.filter((event) => endDayOf(event) >= TODAY);

  it('is about what was answered before, or names no event', () => {
    const arbitraryCase = fc.tuple(
      fc.constantFrom(...coming),
      fc.constantFrom(...FIRST_QUESTIONS),
      fc.constantFrom(...FOLLOW_UPS),
    );
    expectFewFailures(
      arbitraryCase,
      ([{ name }, first, second]) => {
        const question = first.replace('X', () => name.toLowerCase());
        const before = answerByRules(question, [], town);
        const history: ChatTurn[] = [
          { role: 'user', content: question },
          { role: 'assistant', content: before },
        ];
        const answer = answerByRules(second, history, town);
        const meant = findNamedEvents(before, events);
        const strange = findNamedEvents(answer, events).filter((one) => !meant.some((other) => isRelated(one!, other!)));
        return meant.length > 0 && strange.length > 0 ? `“${question}” ${before}\n“${second}” ${answer}` : undefined;
      },
      { numRuns: RUNS_PER_TOWN, maxFailures: MAX_FAILURES },
    );
  });
});
