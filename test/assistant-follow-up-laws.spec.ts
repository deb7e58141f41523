import fc from 'fast-check';
import { answerByRules, type ChatContext } from '#libs/assistant';
import { type ChatTurn, endDayOf, startDayOf, type TownEvent, weekdayOf } from '#libs/contracts';
import { inventedTowns } from './data/invented-town-context';
import { findNamedEvents, removeProbable } from './data/score-questions';
import { expectFewFailures } from './expect-few-failures';

const TODAY = '2026-11-20';
const RUNS_PER_TOWN = 20;
/** Names that mean something else, such as a weekday in a name. */
const MAX_FAILURES = 2;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = 'january february march april may june july august september october november december'.split(' ');

type Turn = Readonly<{ told: TownEvent; named: readonly TownEvent[]; answer: string; alone: readonly TownEvent[] }>;

type Law = Readonly<{
  name: string;
  wordings: readonly string[];
  isBroken: (turn: Turn, events: readonly TownEvent[]) => boolean;
}>;

const dayOf = (event: TownEvent): string => startDayOf(event)!;
const isOfOneDay = (event: TownEvent): boolean => dayOf(event) === endDayOf(event) && event.startTime !== undefined;
const isDenial = (answer: string): boolean => /^I find no “/.test(answer);

/** `DAY` is the weekday of the event that was told, `DATE` and `MONTH` are those of another one. */
const LAWS: readonly Law[] = [
  {
    name: 'a day that is refused is not named',
    wordings: ['DAYs dont work', 'i cant do DAYs', 'not on a DAY', "we're busy DAYs, any other day"],
    isBroken: ({ told, named, answer }) =>
      !isDenial(answer) && named.some((one) => isOfOneDay(one) && weekdayOf(dayOf(one)) === weekdayOf(dayOf(told))),
  },
  {
    name: 'what is too late is not named',
    wordings: ['too late for me', 'thats too late for the kids', "that's too late for us, we have work"],
    isBroken: ({ told, named, answer }) => !isDenial(answer) && named.some(({ id }) => id === told.id),
  },
  {
    name: 'the next one is a later one of the series, whatever is said beside it',
    wordings: [
      ...['and the one after that', 'is there another one', "i'll miss it. when is the next", 'i work that day. the one after'],
      ...["we'll be away then, whens the next one", 'thats my anniversary lol is there another one'],
      ...['oh i have a wedding that day, is there a later one', "not that day, my mom is visiting. when's the next one"],
    ],
    isBroken: ({ told, named: [first] }, events) =>
      events.some((one) => one.name === told.name && dayOf(one) > dayOf(told) && one.status !== 'cancelled')
        ? first?.name !== told.name || dayOf(first) <= dayOf(told)
        : first !== undefined && first.name !== told.name && first.organization !== told.organization,
  },
  {
    name: 'a detail is of the event before, whatever is said beside it',
    wordings: [
      ...['my wife wants to come too, how much is it', 'cool, where is that', 'sounds good, what time does it end'],
      ...["we've never been, where is it", 'is it free, we are a big family'],
    ],
    isBroken: ({ told, named: [first] }) => first?.name !== told.name,
  },
  {
    name: 'a whole question of a day or a month is answered as if it were the first',
    wordings: ['ok and whats on DATE', 'and whats going on in MONTH', 'cool. anything happening on DATE', 'whats on DATE'],
    isBroken: ({ named, alone }) => named.map(({ id }) => id).join() !== alone.map(({ id }) => id).join(),
  },
];

const LEAD = /^(?:ok and|and|cool\.) /;

const askInTurn = (turns: readonly string[], town: ChatContext): string => {
  const history: ChatTurn[] = [];
  let answer = '';
  for (const message of turns) {
    answer = answerByRules(message, history, town);
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer });
  }
  return answer;
};

describe.each(inventedTowns())('A follow-up in %s', (_, town) => {
  const events = town.calendar.entries.map(({ event }) => event);
  const coming = events.filter((event) => endDayOf(event) > TODAY && isOfOneDay(event) && event.status !== 'cancelled');
  const namedIn = (answer: string) => findNamedEvents(removeProbable(answer), events).flatMap((one) => one ?? []);

  it.each(LAWS.map((law) => [law.name, law] as const))('obeys the law: %s', (__, { wordings, isBroken }) => {
    expectFewFailures(
      fc.tuple(fc.constantFrom(...coming), fc.constantFrom(...coming), fc.constantFrom(...wordings)),
      ([one, other, wording]) => {
        const first = `when is ${one.name.toLowerCase()}`;
        const [told, ...others] = namedIn(askInTurn([first], town));
        if (told?.name !== one.name || !isOfOneDay(told) || others.some(({ name }) => name !== told.name)) return undefined;
        const [, month, date] = dayOf(other).split('-').map(Number);
        const turn = wording
          .replace('DAY', WEEKDAYS[weekdayOf(dayOf(told))]!)
          .replace('DATE', `${MONTHS[month! - 1]} ${date}`)
          .replace('MONTH', MONTHS[month! - 1]!);
        const answer = askInTurn([first, turn], town);
        const alone = namedIn(askInTurn([turn.replace(LEAD, '')], town));
        return isBroken({ told, named: namedIn(answer), answer, alone }, events)
          ? `“${first}” ${told.name}, ${dayOf(told)}\n“${turn}” ${answer}`
          : undefined;
      },
      { numRuns: RUNS_PER_TOWN, maxFailures: MAX_FAILURES },
    );
  });
});
