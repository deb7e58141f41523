import fc from 'fast-check';
import { answerByRules, type ChatContext } from '#libs/assistant';
import { endDayOf, foldCaseAndAccents, removeMarks, type TownEvent } from '#libs/contracts';
import { inventedTowns } from './data/invented-town-context';
import { findNamedEvents } from './data/score-questions';
import { expectFewFailures } from './expect-few-failures';

const TODAY = '2026-11-20';
const RUNS_PER_TOWN = 200;
/** Readings that are still wrong, about one in seven hundred. */
const MAX_FAILURES = 4;

const toWords = (text: string): string[] =>
  foldCaseAndAccents(text)
    .replace(/['’]/g, '')
    .match(/[a-z]+/g) ?? [];

/** Of days, hours, persons and prices, which narrow a question and name nothing; of schools, whose hours and closings are told otherwise. */
const NARROWING_WORD =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|today|tonight|nights?|mornings?|afternoons?|evenings?|weekends?|weekly|monthly|annual|first|second|third|fourth|fifth|last|next|free|kids?|child(?:rens?)?|family|families|teens?|seniors?|adults?|years?|cancell?ed|postponed|spring|summer|autumn|winter|fall|with|from|your|this|that|them|they|have|what|when|where|about|after|before|under|over|into|opens?|closed|only|later|along|meeting|event|show|time|times|days?|hours?|week|weeks|month|noon|ever|best|much|more|some|will|everybody|play|(?:pre)?schools?|elementary|kindergarten|easter|christmas|thanksgiving|halloween|hanukkah|cost|price|tickets?|regist\w+|online|outdoors?|midnight|town|city|village)$/;

/** The words of a title that few other titles of the town have. */
const createDistinctiveWords = ({ calendar }: ChatContext) => {
  const names = [...new Set(calendar.entries.map(({ event }) => event.name))].map((name) => new Set(toWords(name)));
  return ({ name }: TownEvent): string[] => [
    ...new Set(
      toWords(name).filter(
        (word) =>
          word.length >= 4 &&
          !NARROWING_WORD.test(word) &&
          names.filter((words) => words.has(word)).length <= MAX_NAMES_WITH_WORD,
      ),
    ),
  ];
};

const MAX_NAMES_WITH_WORD = 3;

const TEMPLATES = [
  ...['when is the X', 'is there a X this month', 'any X coming up', 'can you still get to X', 'what time does X start', 'X?'],
  ...['is the X still on', 'how much is X', 'where is the X', 'X on saturday?', 'tell me about X', 'is X free'],
  ...['do i need to register for X', 'hey whens the X again', 'who runs the X', 'is there any X next week', 'what about X'],
  ...['can i bring my kids to X', 'how long is the X', 'is it too late for X', 'X tomorrow', 'any idea when X is'],
];
const FILLERS = ['please', 'like', 'um', 'that', 'maybe', 'our', 'the', 'some', 'big', 'new', 'thing', 'really'];
const UNKNOWN_WORDS = ['wzyqk', 'florbing', 'xanthum', 'quopped'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

type Typo = Readonly<{ kind: 'swap' | 'drop' | 'double' | 'replace'; at: number; letter: string }>;

const withTypo = (word: string, { kind, at, letter }: Typo): string => {
  const nth = at % (word.length - 1);
  const [before, one, next, after] = [word.slice(0, nth), word[nth]!, word[nth + 1]!, word.slice(nth + 2)];
  if (kind === 'swap') return `${before}${next}${one}${after}`;
  if (kind === 'drop') return `${before}${next}${after}`;
  if (kind === 'double') return `${before}${one}${one}${next}${after}`;
  return `${before}${letter}${next}${after}`;
};

/** Nothing on the days that were asked for: others with a word of the question may be next. */
const NOT_THEN = /^(?:The calendar has|I find) nothing for/;

const MIN_LETTERS_FOR_TYPO = 6;

const typo: fc.Arbitrary<Typo> = fc.record({
  kind: fc.constantFrom('swap', 'drop', 'double', 'replace'),
  at: fc.nat(20),
  letter: fc.constantFrom(...LETTERS),
});

/** `words` are those of the title, as they are written there. */
type AskedName = Readonly<{ text: string; words: readonly string[] }>;

/** Some of the words, in their order, with others put in and one of them misspelled. */
const arbitraryName = (words: readonly string[]): fc.Arbitrary<AskedName> =>
  fc
    .record({
      named: fc.subarray([...words], { minLength: 1 }),
      fillers: fc.subarray(FILLERS, { maxLength: 2 }),
      unknown: fc.subarray(UNKNOWN_WORDS, { maxLength: 1 }),
      misspelled: fc.option(fc.record({ nth: fc.nat(10), typo }), { freq: 2 }),
      place: fc.nat(10),
    })
    .map(({ named, fillers, unknown, misspelled, place }) => {
      const long = named.filter((word) => word.length >= MIN_LETTERS_FOR_TYPO);
      const wrong = misspelled && long.length > 0 ? long[misspelled.nth % long.length] : undefined;
      const written = named.map((word) => (word === wrong ? withTypo(word, misspelled!.typo) : word));
      const at = place % (written.length + 1);
      return { text: [...fillers, ...written.slice(0, at), ...unknown, ...written.slice(at)].join(' '), words: named };
    });

/** 'I find no “wzyqk” in the calendar. Without it:' is true of a word that was put in. */
const withoutUnknown = (answer: string): string =>
  answer.replace(new RegExp(`^I find no “(?:(?:${UNKNOWN_WORDS.join('|')}) ?)+” in the calendar\\. Without it:\n`), '');

/** 'Market' and 'markets' */
const areOfOneStem = (a: string, b: string): boolean => a.startsWith(b.slice(0, -2)) || b.startsWith(a.slice(0, -2));

/** The words of which an answer says that the calendar has nothing, as far as it names any. */
const deniedWordsIn = (answer: string): readonly string[] =>
  toWords(/^The calendar has no[^“\n]*for “([^”]*)”/m.exec(removeMarks(answer))?.[1] ?? '');

/** Says that nothing is there, with none of the nearest beside it. */
const isDenial = (answer: string): boolean =>
  /^(?:The calendar (?:has|lists|says) (?:no|nothing)|There is no|You have no|I find no(?!thing with all of)|Ask me about|I do not know|I know )/.test(
    withoutUnknown(removeMarks(answer)),
  );

describe.each(inventedTowns())('What is in the calendar of %s', (_, town) => {
  const events = town.calendar.entries.map(({ event }) => event);
  const distinctiveWordsOf = createDistinctiveWords(town);
  const coming = events.filter((event) => endDayOf(event) >= TODAY && distinctiveWordsOf(event).length > 0);

  const arbitraryCase = fc.constantFrom(...coming).chain((event) =>
    fc.record({
      event: fc.constant(event),
      template: fc.constantFrom(...TEMPLATES),
      name: arbitraryName(distinctiveWordsOf(event)),
    }),
  );

  it('is only said to have nothing of what is the whole name of an event, beside days, places and organizations', () => {
    const names = events.flatMap(({ name, organization }) => [name, organization]).map(toWords);
    fc.assert(
      fc.property(arbitraryCase, ({ template, name: { text } }) => {
        const question = template.replace('X', () => text);
        const denied = deniedWordsIn(answerByRules(question, [], town));
        const isNamed = names.some((name) => denied.every((word) => name.some((one) => areOfOneStem(word, one))));
        return denied.length === 0 || isNamed;
      }),
      { numRuns: RUNS_PER_TOWN },
    );
  });

  it('is not denied, whatever words of its title are asked for, and however they are asked for', () => {
    expectFewFailures(
      arbitraryCase,
      ({ event, template, name: { text, words } }) => {
        const question = template.replace('X', () => text);
        const answer = answerByRules(question, [], town);
        const isNamed = findNamedEvents(answer, events).some(
          (one) =>
            one &&
            (one.name === event.name ||
              (NOT_THEN.test(withoutUnknown(answer)) &&
                toWords(`${one.name} ${one.organization}`).some((word) =>
                  words.some((asked) => word.startsWith(asked) || asked.startsWith(word)),
                ))),
        );
        return !isNamed && isDenial(answer) ? `“${question}” of ${event.name}: ${answer}` : undefined;
      },
      { numRuns: RUNS_PER_TOWN, maxFailures: MAX_FAILURES },
    );
  });
});
