import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { answerByRules } from '#libs/assistant';
import { type ChatTurn, endDayOf, type TownEvent } from '#libs/contracts';
import { inventedTownContext } from './data/invented-town-context';
import { findNamedEvents } from './data/score-questions';

const FOLDER = 'test/data/questions';
const TODAY = '2026-11-20';
const RUNS_PER_TOWN = 150;
/** Readings that are still wrong, about one in a hundred. */
const MAX_FAILURES = 4;

const TOWNS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.jsonl'))
  .map((file) => [file.replace('.jsonl', ''), inventedTownContext(`${FOLDER}/${file}`)] as const);

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

describe.each(TOWNS)('A follow-up in %s', (_, town) => {
  const events = town.calendar.entries.map(({ event }) => event);
  const coming = events.filter((event) => endDayOf(event) >= TODAY);

  it('is about what was answered before, or names no event', () => {
    const failures: string[] = [];
    const seed = Math.trunc(Math.random() * 2 ** 31);
    fc.assert(
      fc.property(
        fc.constantFrom(...coming),
        fc.constantFrom(...FIRST_QUESTIONS),
        fc.constantFrom(...FOLLOW_UPS),
        ({ name }, first, second) => {
          const question = first.replace('X', () => name.toLowerCase());
          const before = answerByRules(question, [], town);
          const history: ChatTurn[] = [
            { role: 'user', content: question },
            { role: 'assistant', content: before },
          ];
          const answer = answerByRules(second, history, town);
          const meant = findNamedEvents(before, events);
          const strange = findNamedEvents(answer, events).filter((one) => !meant.some((other) => isRelated(one!, other!)));
          if (meant.length > 0 && strange.length > 0) failures.push(`“${question}” ${before}\n“${second}” ${answer}`);
        },
      ),
      { numRuns: RUNS_PER_TOWN, seed },
    );
    expect({ seed, failures: failures.slice(MAX_FAILURES) }).toEqual({ seed, failures: [] });
  });
});
