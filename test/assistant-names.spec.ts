import fc from 'fast-check';
import { answerByRules, buildCalendarIndex, type ChatContext } from '#libs/assistant';
import type { ChatTurn, TownEvent } from '#libs/contracts';
import { inventedTowns } from './data/invented-town-context';
import {
  arbitraryNamedQuestion,
  arbitraryTimeQuestion,
  isAsGood,
  isOfSeries,
  type NamedQuestion,
  nameableEventsOf,
  type TimeQuestion,
} from './data/named-questions';
import { sampleTownContext } from './data/sample-town-context';
import { findNamedEvents } from './data/score-questions';
import { expectFewFailures } from './expect-few-failures';

const { schools: _, ...sampleTown } = sampleTownContext();
const TOWNS: readonly (readonly [string, ChatContext])[] = [...inventedTowns(), ['the sample town', sampleTown]];

/** Of readings that are still wrong: up to two in a hundred. */
const NAMES = { numRuns: 250, maxFailures: 6 };
const TIMES = { numRuns: 200, maxFailures: 7 };
const RANDOM = { numRuns: 150, maxFailures: 5 };

const eventsOf = ({ calendar }: ChatContext): readonly TownEvent[] => calendar.entries.map(({ event }) => event);

const answerInTurn = (turns: readonly string[], town: ChatContext): readonly string[] => {
  const history: ChatTurn[] = [];
  for (const message of turns) {
    const answer = answerByRules(message, history, town);
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer });
  }
  return history.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []));
};

const findMissedName = ({ event, part, turns, isOfDay }: NamedQuestion, town: ChatContext): string | undefined => {
  const answer = answerInTurn(turns, town).at(-1)!;
  const isMeant = (one: TownEvent | undefined) =>
    one && (one.name === event.name || isAsGood(one.name, part)) && (!isOfDay || one.date === event.date);
  return findNamedEvents(answer, eventsOf(town)).some(isMeant) ? undefined : `${turns.join(' / ')} (${event.name}): ${answer}`;
};

const findLostSeries = ({ part, turns, isMet, isOfNext }: TimeQuestion, town: ChatContext): string | undefined => {
  const events = eventsOf(town);
  const [first, second] = answerInTurn(turns, town) as [string, string];
  const [before, ...others] = findNamedEvents(first, events);
  if (!before || others.some((one) => one?.name !== before.name)) return undefined;
  const isSame = (one: TownEvent | undefined) => one && (isOfSeries(one, before) || isAsGood(one.name, part));
  const told = findNamedEvents(second, events);
  const later = events.filter(
    (one) =>
      one.name === before.name &&
      one.status !== 'cancelled' &&
      isMet(one) &&
      (isOfNext ? one.date > before.date : one.date >= before.date),
  );
  const isLost = !told.every(isSame) || (later.length > 0 && !told.some((one) => one && isSame(one) && isMet(one)));
  return isLost ? `${turns.join(' / ')} (${before.name}): ${second}` : undefined;
};

describe.each(TOWNS)('An event of %s', (_name, town) => {
  it('is told by any part of its title, first or after another subject', () => {
    expectFewFailures(arbitraryNamedQuestion(eventsOf(town)), (question) => findMissedName(question, town), NAMES);
  });

  it('stays the subject of a follow-up about time', () => {
    expectFewFailures(arbitraryTimeQuestion(eventsOf(town)), (question) => findLostSeries(question, town), TIMES);
  });
});

describe('An event of any calendar', () => {
  const all = inventedTowns().flatMap(([, town]) => eventsOf(town));
  const arbitraryTown: fc.Arbitrary<ChatContext> = fc
    .uniqueArray(fc.nat(all.length - 1), { minLength: 3, maxLength: 60 })
    .map((places) => ({
      ...TOWNS[0]![1],
      town: '',
      calendar: buildCalendarIndex(places.map((place, nth) => ({ ...all[place]!, id: nth + 1 }))),
    }))
    .filter((town) => nameableEventsOf(eventsOf(town)).length > 0);

  it('is told by any part of its title', () => {
    expectFewFailures(
      arbitraryTown.chain((town) => arbitraryNamedQuestion(eventsOf(town)).map((question) => ({ town, question }))),
      ({ town, question }) => findMissedName(question, town),
      RANDOM,
    );
  });
});
