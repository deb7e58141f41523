import { answerByRules, buildCalendarIndex, type ChatContext, type Resident } from '#libs/assistant';
import { type ChatTurn, parseMarkedText, removeMarks, startDayOf, type TownEvent } from '#libs/contracts';

/** `expected` is as described at `Asked`, `signedIn` the line about the resident who asks. */
export type ScoredQuestion = Readonly<{ turns: readonly string[]; expected: string; signedIn?: string }>;

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

const verdictOf = (answer: string, expected: string, { calendar, own }: ChatContext): Verdict => {
  const events = [...calendar.entries, ...(own?.entries ?? [])].map(({ event }) => event);
  const named = findNamedEvents(answer, events);
  if (named.includes(undefined)) return 'invented';
  if (expected.split(' | ').some((one) => isExpected(named, answer, one))) return 'right';
  return named.length === 0 && !/^(?:none|cannot|text:)/.test(expected) ? 'denied' : 'wrong';
};

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

const isExpected = (named: readonly (TownEvent | undefined)[], answer: string, expected: string): boolean => {
  if (expected.startsWith('text: ')) {
    const said = removeMarks(answer).toLowerCase();
    return expected
      .slice('text: '.length)
      .toLowerCase()
      .split(' ')
      .every((word) => said.includes(word));
  }
  if (expected === 'none') return named.length === 0 || /^(?:The calendar (?:has|lists) no|I find no)/.test(answer);
  return areNamed(named, expected);
};

/** As described at `Asked`. */
export const areNamed = (named: readonly (TownEvent | undefined)[], expected: string): boolean => {
  if (expected === 'cannot') return named.length === 0;
  const wanted = expected.split('; ').filter((one) => one !== '…');
  const isOpen = expected.includes('…');
  const isMet = wanted.every((one) => named.some((event) => isMeant(event, one)));
  const isFirst = expected.startsWith('…') || (wanted.length > 1 && !isOpen) || isMeant(named[0], wanted[0]!);
  return isMet && isFirst && (isOpen || named.every((event) => wanted.some((one) => isMeant(event, one))));
};

/** `a|b`: either event. */
const isMeant = (event: TownEvent | undefined, wanted: string): boolean =>
  wanted.split('|').some((one) => {
    const [, day, name] = /^(?:(\d\d-\d\d) )?(.*)$/.exec(one)!;
    if (!event?.name.startsWith(name!)) return false;
    return !day || startDayOf(event)?.slice(5) === day;
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
