import { answerByRules, buildCalendarIndex, type ChatContext, type Resident } from '#libs/assistant';
import { type ChatTurn, parseMarkedText, removeMarks, startDayOf, type TownEvent, toComparableText } from '#libs/contracts';

/** `signedIn` is the line about the resident who asks. */
export type ScoredQuestion = Readonly<{ turns: readonly string[]; expected: Expected; signedIn?: string }>;

/**
 * What an answer must say, in parts between `; `: events as described at `Asked`, `a|b` for either of two, `text: word word` for
 * words that stand anywhere in it, `#7` for the event with this id, `not: name` for an event that it must not name, `none` for nothing that is there, `cannot` for no
 * event. Of several expectations between ` | ` one must be met.
 */
type Expected = string;

/**
 * `invented`: an event is named that is not in the calendar. `denied`: what is expected is said not to be there. `wrong`: anything
 * else than expected.
 */
export const VERDICTS = ['right', 'invented', 'denied', 'wrong'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Blocks between blank lines: the turns, and in the last line what the answer to the last one must be. */
export const parseQuestions = (text: string): ScoredQuestion[] =>
  text.split(/\n\s*\n/).flatMap((block) => {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    const signedIn = lines.find((line) => line.startsWith(SIGNED_IN) && !line.includes('…'))?.slice(SIGNED_IN.length);
    const said = lines.filter((line) => !line.startsWith('# '));
    if (said.length < 2) return [];
    return [{ turns: said.slice(0, -1), expected: said.at(-1)!, ...(signedIn && { signedIn }) }];
  });

const SIGNED_IN = '# signed in: ';

export const scoreQuestion = (
  { turns, expected, signedIn }: ScoredQuestion,
  context: ChatContext,
): { verdict: Verdict; answer: string } => {
  const known = signedIn ? { ...context, ...residentOf(signedIn, context) } : context;
  const history: ChatTurn[] = [];
  let answer = '';
  for (const message of turns) {
    answer = answerByRules(message, history, known);
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer });
  }
  return { verdict: verdictOf(answer, expected, known), answer };
};

const verdictOf = (answer: string, expected: Expected, { calendar, own }: ChatContext): Verdict => {
  const events = [...calendar.entries, ...(own?.entries ?? [])].map(({ event }) => event);
  const named = findNamedEvents(answer, events);
  if (named.includes(undefined)) return 'invented';
  const answers = [answer, removeProbable(answer)];
  if (expected.split(' | ').some((one) => answers.some((text) => isExpected(text, one, events)))) return 'right';
  const isThere = !/(?:^| \| )(?:none|cannot|text: |not: )/.test(expected);
  return isThere && (named.length === 0 || DENIAL.test(answer)) ? 'denied' : 'wrong';
};

const DENIAL = /^(?:The calendar (?:has|lists) no|There is no|You have )/;

/** The events that an answer links to; undefined for a link to an unknown one. */
export const findNamedEvents = (answer: string, events: readonly TownEvent[]): (TownEvent | undefined)[] => {
  const byPath = new Map(events.map((event) => [`/event/${event.id}`, event]));
  const paths = parseMarkedText(answer)
    .flat()
    .flatMap(({ to }) => (to?.startsWith('/event/') ? [to] : []));
  return [...new Set(paths)].map((path) => byPath.get(path));
};

/** Without what is only probable, which stands apart at the end. */
export const removeProbable = (answer: string): string => answer.replace(/\nProbably [\s\S]*$/, '');

const isExpected = (answer: string, expected: string, events: readonly TownEvent[]): boolean => {
  const parts = expected.split('; ');
  const valuesOf = (label: string) => parts.flatMap((part) => (part.startsWith(label) ? part.slice(label.length) : []));
  const [named, said] = [findNamedEvents(answer, events), toComparableText(removeMarks(answer))];
  const wanted = parts.filter((part) => !/^(?:text|not): /.test(part)).join('; ');
  return (
    valuesOf('text: ').every((words) => words.split(' ').every((word) => said.includes(toComparableText(word)))) &&
    !valuesOf('not: ').some((name) => named.some((event) => isMeant(event, name))) &&
    (wanted === '' || (wanted === 'none' ? named.length === 0 || isNothingFound(answer) : areNamed(named, wanted)))
  );
};

const isNothingFound = (answer: string) => DENIAL.test(answer) || answer.startsWith('I find no');

/** As described at `Asked`. */
export const areNamed = (named: readonly (TownEvent | undefined)[], expected: string): boolean => {
  if (expected === 'cannot') return named.length === 0;
  const wanted = expected.split('; ').filter((one) => one !== '…');
  const isOpen = expected.includes('…');
  const isMet = wanted.every((one) => named.some((event) => isMeant(event, one)));
  const isFirst = expected.startsWith('…') || (wanted.length > 1 && !isOpen) || isMeant(named[0], wanted[0]!);
  return isMet && isFirst && (isOpen || named.every((event) => wanted.some((one) => isMeant(event, one))));
};

const isMeant = (event: TownEvent | undefined, wanted: string): boolean =>
  wanted.split('|').some((one) => {
    if (one.startsWith('#')) return event?.id === Number(one.slice(1));
    const [, day, name] = /^(?:(\d\d-\d\d) )?(.*)$/.exec(one)!;
    const names = event ? [event.name, event.shownTitle?.title ?? event.name] : [];
    if (!names.some((text) => toComparableText(text).startsWith(toComparableText(name!)))) return false;
    return !day || startDayOf(event!)?.slice(5) === day;
  });

const residentOf = (line: string, { calendar, districts }: ChatContext): Pick<ChatContext, 'resident' | 'own'> => {
  const fields = line
    .split(' · ')
    .slice(1)
    .map((part) => /^(\w+): (.*)$/.exec(part)!.slice(1) as [string, string]);
  const listOf = (name: string) => fields.filter(([field]) => field === name).flatMap(([, text]) => text.split(', '));
  const idOf = (wanted: string) => calendar.entries.find(({ event }) => isMeant(event, wanted))?.event.id ?? 0;
  const own = listOf('own').map((text, nth): TownEvent => {
    const [, date, start, end, name, location] = /^(\S+) (\d\d:\d\d)(?:-(\d\d:\d\d))? (.*?)(?: \((.*)\))?$/.exec(text)!;
    return {
      ...{
        id: FIRST_OWN_ID + nth,
        name: name!,
        organization: 'My Events',
        category: 'Personal',
        date: date!,
        status: 'confirmed',
      },
      ...{ time: start!, startTime: `${date}T${start}:00`, isUserCreated: 'true' },
      ...(end && { endTime: `${date}T${end}:00` }),
      ...(location && { location }),
    };
  });
  const resident: Resident = {
    saved: listOf('saved').map(idOf),
    reminders: fields
      .filter(([field]) => field === 'reminder')
      .map(([, text]) => {
        const [, wanted, before] = /^(.*), (\d.*)$/.exec(text)!;
        return { eventId: idOf(wanted!), text: before! };
      }),
    followed: listOf('follows'),
    district: districts.find((name) => name === listOf('district')[0]),
  };
  return { resident, ...(own.length > 0 && { own: buildCalendarIndex(own) }) };
};

const FIRST_OWN_ID = 900_000_000;
