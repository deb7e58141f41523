import { type DraftPart, findAllMatches, memoize, memoizeLast } from '#libs/contracts';
import type { Candidates, Span } from './candidates';
import { isBookingDetail, isIntroduction, isNoEvent } from './no-events';
import { withoutArticle, withoutFillers, withoutOpener } from './openers';
import { withoutSlip } from './word-corrections';

const LEADING_CONNECTIVE = /^(?:(?:on|at|is|are|@|will be(?: held)?|takes place|to be held)(?=\s|$)\s*|[-–—|•*:;,)]+\s*)+/i;
const TRAILING_CONNECTIVE =
  /(?:(?:^|\s)(?:on|at|from|by|for|sometime|either|or|and|the|starting|beginning|until|till|til|through|thru|is|are|was|were|has been|have been|got|(?:which|that)(?: is| will be|['’](?:s|ll be|d be))|(?:is )?(?:going to|gonna) be|in|before|to|of|with|w|next|around|about|abt|anywhere|will be|it['’]s|we(?:['’]re| are)|is set for|scheduled for|(?:when|where|dates?|times?)\s*:|@|like|[-–—,;:&|•(])|[-–—,;:&|•(])\s*$/i;
const ONLY_CONNECTIVES =
  /^(?:(?:on|at|from|for|by|in|sometime|the|and|or|to|start|starting|starts|beginning|until|till|til|with|w|through|thru|is|are|a|an|of|it's|its|this)(?![\p{L}\d])\s*|[-–—,;:&@|•().!/★☆●◆■]\s*)+$/iu;

/** 'SAVE THE DATE: …', 'Fwd: …', 'Confirmation: …'. */
const NOTICE_PREFIX =
  /^(?:(?:save the dates?|you(?:'|’| a)?re invited|mark your calendars?|(?:friendly |appt\.? |appointment )?reminder|announcement|notice|important|confirmation|confirmed|invitation|you have (?:an?|one|\d) (?:new |upcoming )*(?:appointment|visit|event|meeting|reservation)s?|fwd?|fw|re|subject|zoom|whatsapp)\s*[:!-]\s*)+(?=\S)/i;
/** 'Nurse called: …', 'mike texted, …' */
const SENDER =
  /^(?:(?:[Tt]he|[Mm]y|[Oo]ur) )?[\p{L}.'’]+ (?:\p{Lu}[\p{L}.'’]* )?(?:(?:called|says|said|wrote|asks?)\s*[:,–—-]|(?:texted|emailed|messaged)\s*[:,–—-]?)\s+(?=\S)/u;
/** 'Dear Patient: your procedure' */
const FOR_WHOM = /^(?:dear|hello|hi) [\p{L}'’. ]{2,30}:\s*(?=\S)/iu;
/** 'From: Tina (HR) Open enrollment' */
const FROM_SENDER = /^from:\s*[^()]*\([^()]*\)\s*(?=\S)/i;
const PUT_DOWN = /^(?:please )?put (?:(?:the|my|our|an?) )?(?<what>.+) down(?: for)?$/i;
const REMIND_THEN = /^(?:please )?remind (?:me|us) (?<when>(?:on|at|when|after|before|in|by) .+?) to (?<what>.+)$/i;
/** 'Your reservation is confirmed' */
const CONFIRMED =
  /^your (?<what>(?:[^\s.!?]+ ){0,5}?[^\s.!?]+) (?:is|are|has been|have been) (?:now )?(?:confirmed|booked|scheduled|set)(?: for)?[\s:!.]*$/i;
/** 'this is Dr. Patel’s office confirming Ethan’s appointment' */
const CONFIRMING = /^(?:this is )?confirming (?:your )?(?=\S)/i;
/** 'Temple Beth invites everyone to the menorah lighting' */
const INVITED_TO =
  /^[^.!?:]{2,60} invites? (?:\p{L}+ ){1,4}?to (?:join (?:us|them) (?:for|in|at) )?(?:(?:the|an?|our|its|their) )?(?<what>\p{L}.+)$/iu;
/** 'Can you come in for an interview?' */
const REQUESTED =
  /^(?:(?:[Cc]an|[Cc]ould|[Ww]ould|[Ww]ill) (?:you|we) (?:please )?(?:come(?: in| by| over)?|stop (?:in|by)|meet) )?for (?:an?|your|our) (?<what>\p{L}.+?)\??$/u;
/** 'can we push coffee to 3' */
const NEW_HOUR_NEXT = /^ to \d/;
const MOVED =
  /^(?:can|could) (?:we|you|i) (?:please )?(?:move|push|bump|switch|change|reschedule) (?:(?:the|our|my) )?(?<what>.+?)(?: up| back)?$/i;
/** 'Yoga is moving inside for the season' */
const MOVES =
  / (?:is|are|will be) moving (?:inside|indoors|outside|outdoors|online)(?: for the (?:season|winter|summer|year))?$/i;
/** 'Creek Auto has you scheduled for an inspection' */
const BOOKED =
  /^(?:(?:.*[.!?] )?[^:.!?]{2,40}?:? )?(?:we have|we['’]ve(?: got)?|has) you (?:down|scheduled|booked|set) for (?:an? )?(?<what>.+)$/i;
/** 'Furnace tune-up: we have you down for' */
const BOOKED_BEHIND = /: we(?: have|['’]ve)(?: got)? you (?:down|scheduled|booked|set)(?: for)?$/i;
/** Behind these the words that follow belong to them: 'find out when they leave', 'will be there', 'all we need', 'make sure it starts'. */
const TAKES_CLAUSE =
  "(?:after|all|and|anything|as|because|before|but|can|could|everything|for|how|if|know|let|like|may|might|must|nothing|of|once|or|see|should|since|something|sure|than|that|the|think|though|til|till|to|unless|until|what|whatever|when|whenever|where|wherever|which|while|who|whoever|why|will|with|would|(?:the|every|each) (?:day|minute|moment|morning|night|time|week)|\\p{L}+n?['’](?:t|ll|d))";
/** 'recital at three she has to be there at two', 'half day Friday they get out at noon' */
const BE_THERE = new RegExp(
  `(?<=\\S)(?<!(?:^|\\s)${TAKES_CLAUSE}) (?:(?:be|get) there|(?:he|she|it|they|we) (?:starts?|begins?|ends?|leaves?|gets? (?:done|off|out)|lets? out)|(?:he|she|they|we|you|i) (?:(?:has|have|needs?) to|must) (?:be|get) there)$`,
  'iu',
);
/** Of 'she has to be there at two', where the rest is no part of the name. */
const HAS_TO = /(?<=\S) (?:he|she|they|we|you|i) (?:has|have|needs?|must)$/i;
const BE_THERE_NEXT = /^ (?:to )?(?:be|get) there\b/i;
const CALENDAR_PHRASE =
  /(?:^|\s+)(?:(?:on|to|in|into) )?(?:the|my|our) (?:calendar|schedule|cal)\b(?: for)?$|\s+(?:on|in) there$|(?:^|\s+)(?:on|to|in|into) (?:the|my|our) (?:calendar|schedule)\b(?: for)?/i;

const HELD =
  / (?:is coming up|(?:is|are) (?:returning|coming back)|takes place|will take place|(?:will|shall|to) be held|is being held|is scheduled|is happening|(?:is|are) now)(?:(?: (?:on|at|from|to))?$|(?= in ))/i;
/** 'Flight DL 1482, dep 6:05 arr 8:52' */
const TRAVEL_ENDS = /(?:,? (?:dep|arr)\b\.?)+$|(?:,| ?:) (?:departs?|departing|leaves|leaving|arrives|lands)$/i;
/** '*** BAKE SALE ***' */
const STARS = /^\*+\s*|\s*\*+$/g;

/** 'Your visit is scheduled: Tue Dec 8, haircut' names what it is for. */
const RESERVATION = /^your (?:\w+ )?(?:(?:reservation|table) |(?:appointment|appt|visit|booking) [^:]*$)/i;

/** Which appointment a form is for. */
const KIND_LABELS =
  '(?:appointment|appt|exam|service|visit) type|type of (?:appointment|service|visit)|reason for (?:appointment|visit)|procedure|treatment';
const LABEL = new RegExp(
  `^(?:topic|when|where|what|who|date|day|dates|time|times|hours|location|place|venue|event|title|subject|fwd|re|cost|price|rsvp|details|address|why|fee|admission|${KIND_LABELS})\\s*:\\s*`,
  'i',
);
const IS_LABEL_BEHIND_SLASH = /^\/\s*\w+\s*:$/;
const NAME_LABEL = new RegExp(`^(?:what|event|title|subject|${KIND_LABELS})\\s*:\\s*`, 'i');

/** 'lock in', 'try on': the last word belongs to the verb. */
const PHRASAL_VERB =
  /\b(?:put (?:\S+ ){1,3}in|(?:nights?|sleep(?:s|ing)?|(?:lock|check|weigh|sign|drop|walk|sit|sew|sing|knit|stitch|quilt|craft|paint|read|cram|camp|trade|mov|fly|fli|com|gett?|stay|head|log|dial|fill|turn|hand|chip|pitch)(?:e|es|s|p?ing)?)[- ]?in|(?:com|stop|drop|swing|pass|go)(?:e|es|s|p?ing)?[- ]?by|(?:try|add|carry|put|(?:turn|switch)(?:e[ds]|s)?|lights? (?:go|goes|went|come|comes)|hang)[- ]?on|(?:turn|switch|leave|flip) (?:\S+ ){1,3}on|(?:follow|log|sign)[- ]?on|(?:walk|drive|run|follow)[- ]?(?:thru|through))$/i;

type Run = { from: number; to: number; endsClause: boolean };
type Clause = Run[];

export type NameAndDescription = Readonly<{ name: string; description: string; parts: DraftPart[] }>;

/** Preludes and digressions are no part of the name, unless nothing else is left for it; nor are the words that say what begins. */
export const extractNameAndDescription = (
  text: string,
  covered: readonly DraftPart[],
  { preludes, digressions }: Pick<Candidates, 'preludes' | 'digressions'> = { preludes: [], digressions: [] },
): NameAndDescription => {
  const whole = extractAll(text, covered);
  const inNameOf = <One extends Span>({ parts }: NameAndDescription, spans: readonly One[]): One[] =>
    spans.filter((span) => parts.some((part) => part.kind === 'Name' && part.from < span.to && span.from < part.to));
  /** What is the name without the spans may begin with another one. */
  const extractBeside = (spans: readonly Span[]): NameAndDescription | null => {
    const rest = extractWithout(text, covered, spans);
    const others = rest && inNameOf(rest, digressions);
    return others?.length ? (extractBeside([...spans, ...others]) ?? rest) : rest;
  };
  const beside = inNameOf(whole, digressions);
  const named = inNameOf(whole, preludes);
  const withBeginnings = named.map(({ from, beginning }) => ({ from, to: beginning }));
  return extractBeside([...withBeginnings, ...beside]) ?? extractBeside([...named, ...beside]) ?? whole;
};

/** Null if no name is left. */
const extractWithout = (
  text: string,
  covered: readonly DraftPart[],
  spans: readonly Readonly<{ from: number; to: number }>[],
): NameAndDescription | null => {
  if (spans.length === 0) return null;
  const hidden = spans
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .filter(({ from, to }, at, longer) => !longer.slice(0, at).some((other) => from < other.to && other.from < to))
    .map(({ from, to }) => ({ from, to, kind: 'Time' as const }));
  const isOpen = (part: DraftPart) => !hidden.some(({ from, to }) => part.from < to && from < part.to);
  const rest = extractAll(
    text,
    [...covered.filter(isOpen), ...hidden].sort((a, b) => a.from - b.from),
  );
  if (!/\p{L}{2}/u.test(rest.name)) return null;
  const said = hidden
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => text.slice(from, to).trim().replace(SEVERAL_SPACES, ' '));
  return {
    ...rest,
    description: [...said, rest.description].filter(Boolean).join(', '),
    parts: [...rest.parts.filter(isOpen), ...covered.filter((part) => !isOpen(part))].sort((a, b) => a.from - b.from),
  };
};

/**
 * What no part covers: the clauses that lead to the first day, hour or series are the name, or else the first clause that names an
 * event. The others are the description.
 */
const extractAll = (text: string, covered: readonly DraftPart[]): NameAndDescription => {
  const parts = covered.map((part) => ({ ...part }));
  const clauses = groupIntoClauses(findRuns(text, parts));
  const words = clauses.map((clause) => textOf(text, clause));
  const chosen = chooseName(text, clauses, words, parts);
  const runs = chosen.flat();
  for (const run of runs) trimRun(text, run, parts, run === runs[0]);
  const name = cleanName(joinRuns(text, runs, parts), text.slice(runs.at(-1)?.to));
  const description = words.filter((_, at) => !chosen.includes(clauses[at]!)).join(', ');
  const named = runs.filter(({ from, to }) => to > from).map(({ from, to }) => ({ from, to, kind: 'Name' as const }));
  const all = [...parts, ...named].sort((a, b) => a.from - b.from);
  const lost = findLostWords(text, [...all, ...clauses.flat()], `${name} ${description}`);
  return { name, description: [description, ...lost].filter(Boolean).join(' '), parts: all };
};

/** Also a line break. */
const SEVERAL_SPACES = /\s{2,}|[^\S ]/g;

const ENDS_CLAUSE = /^\s?[,;.!?|•–—]/;

const chooseName = (
  text: string,
  clauses: readonly Clause[],
  words: readonly string[],
  parts: readonly DraftPart[],
): Clause[] => {
  const labelled = clauses.find((_, at) => NAME_LABEL.test(words[at]!) && !isBoilerplate(words[at]!));
  if (labelled) return [labelled];
  const mayBeName = (_: Clause, at: number) => !isNoName(words[at]!);
  const begins =
    (parts.find(({ kind }) => kind === 'Date' || kind === 'Repeats') ?? parts.find(({ kind }) => kind === 'Time'))?.from ?? 0;
  const leading = clauses.filter((clause, at) => clause[0]!.from < begins && mayBeName(clause, at));
  const confirmed = leading.find(([first]) => CONFIRMED.exec(textOf(text, [first!]))?.groups?.['what']?.includes(' '));
  if (confirmed) return [confirmed];
  const reservation = leading.length === 0 && clauses.find((_, at) => RESERVATION.test(words[at]!));
  if (reservation) return [reservation];
  if (leading.length > 1 && IS_HEADING.test(textOf(text, leading[0]!))) return [leading[0]!];
  while (leading.length > 1 && begins - leading[0]![0]!.from > MAX_LEADING) leading.shift();
  return leading.length > 0 ? leading : [clauses.find(mayBeName) ?? clauses[0] ?? []];
};

const MAX_LEADING = 100;

/** 'NOTICE OF PUBLIC HEARING - the board will hear the petition of …' */
const IS_HEADING = /^(?:(?:LEGAL|PUBLIC) )?NOTICE OF (?:A )?\p{Lu}{4,}|^[Nn]otice of [Pp]ublic [Hh]earing$/u;

const joinRuns = (text: string, runs: readonly Run[], parts: readonly DraftPart[]): string =>
  runs
    .filter(({ from, to }) => to > from)
    .map(({ from, to }, at, all) => {
      const last = all[at - 1];
      const between = last ? text.slice(last.to, from) : '';
      // Words between them are of a clause that is no name.
      const isApart = !last || /[\p{L}\d]/u.test(between) || parts.some((part) => part.from < from && part.to > last.to);
      return `${isApart ? ' ' : between}${text.slice(from, to)}`;
    })
    .join('')
    .replace(SEVERAL_SPACES, ' ')
    .trim();

/** Connecting words with nothing beside them stay in the description: no word is lost. `spans` are the parts and the clauses. */
const findLostWords = (text: string, spans: readonly Span[], held: string): string[] => {
  const isInSpan = new Uint8Array(text.length);
  for (const { from, to } of spans) isInSpan.fill(1, from, to);
  const outside = findWords(text).filter(({ index }) => isInSpan[index] === 0);
  if (outside.length === 0) return [];
  const words = new Set(held.match(WORD));
  return outside.map(([word]) => word).filter((word) => !words.has(word));
};

const WORD = /[\p{L}\p{N}]+/gu;

const findWords = memoizeLast((text) => findAllMatches(text, WORD));

/** Covers share most clauses of a line. */
const MAX_CACHED_CLAUSES = 500;

const isBoilerplate = memoize((words: string): boolean => {
  const bare = words.replace(LABEL, '').trim();
  return bare === '' || isIntroduction(words) || isNoEvent(withoutFillers(bare));
}, MAX_CACHED_CLAUSES);

const isNoName = memoize((words: string): boolean => isBoilerplate(words) || isBookingDetail(words), MAX_CACHED_CLAUSES);

const textOf = (text: string, clause: Clause) =>
  clause.map(({ from, to }) => text.slice(from, to).replace(SEVERAL_SPACES, ' ')).join(' ');

/** The words between the parts, cut where a clause ends. Words that only connect go to the part beside them. */
const findRuns = (text: string, parts: DraftPart[]): Run[] => {
  const runs: Run[] = [];
  for (const { from, to, before, after } of gapsOf(text, parts)) {
    const gap = text.slice(from, to);
    // 'between 8 a.m. and 3 p.m. Some discoloration may occur': the dot of the hour ends the sentence.
    if (text[from - 1] === '.' && SENTENCE_NEXT.test(gap) && runs.at(-1)) runs.at(-1)!.endsClause = true;
    if (isOnlyConnective(gap)) {
      giveTo(text, before, after, from, to);
      if (/[,;\n.!?–—-]|\s\/\s/.test(gap) && runs.at(-1)) runs.at(-1)!.endsClause = true;
      continue;
    }
    runs.push(...cutIntoRuns(text, from, to, before, after, runs.at(-1)));
  }
  return runs;
};

const SENTENCE_NEXT = /^\s+\p{Lu}\p{Ll}* \p{Ll}+ (?:\p{Ll}|\p{Lu}\p{Ll}{2,}\.? \d)/u;

type Gap = { from: number; to: number; before: DraftPart | undefined; after: DraftPart | undefined };

const gapsOf = (text: string, parts: DraftPart[]): Gap[] =>
  [undefined, ...parts].flatMap((before, at) => {
    const after = parts[at];
    const [from, to] = [before?.to ?? 0, after?.from ?? text.length];
    return to > from ? [{ from, to, before, after }] : [];
  });

const isOnlyConnective = memoize((words: string): boolean => {
  const bare = words.trim();
  return (
    bare !== '' &&
    (ONLY_CONNECTIVES.test(`${bare} `) ||
      IS_LABEL_BEHIND_SLASH.test(bare) ||
      (LABEL.test(`${bare} `) && bare.replace(LABEL, '').replace(/^\w+\s*:$/, '') === ''))
  );
}, MAX_CACHED_CLAUSES);

const giveTo = (text: string, before: DraftPart | undefined, after: DraftPart | undefined, from: number, to: number) => {
  const words = text.slice(from, to);
  if (!/[\p{L}\d]/u.test(words)) return;
  if (after) after.from = from + (words.length - words.trimStart().length);
  else if (before) before.to = from + words.trimEnd().length;
};

/** Not within '$1,250', 'No. 2' and 'grades K, 1, 3 and 5'. */
const CLAUSES =
  /(?:[^,;\n.!?–—|•/-]|(?<=\d),(?=\d{3}\b)|(?<=\b(?:\d{1,3}(?:st|nd|rd|th)?|K)),(?= (?:(?:and|&|or) )?\d{1,3}(?:st|nd|rd|th)?(?:,| and| &| or| [a-z]))|(?<=\bNo)\.(?= ?\d)|(?<=\S)[-.'!?](?=\S)|(?<=\S)\/|\/(?=\S)|(?<=\b[A-Z]|\b(?:Mr|Mrs|Ms|Dr|St|Jr|Sr|Rep|Sen|Gov|Prof|Rev|Fr|Hon|Lt|Sgt|Capt|Col|Gen|comm|vs|appt|dept|mt|ft))\.(?=\s)|(?<=\b(?:Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec))\.(?= \d)|[–-](?=\S)|(?<=\S)[–-])+|[,;\n.!?–—|•/-]+/gi;

/** Between words, where they end a clause as well. */
const PICTURES = /(?:(?<=[\p{L}\d!.)] ?)\p{Emoji_Presentation}|(?<=[\p{L}\d!.)] )\p{So})(?= ?[\p{L}\d])/gu;

/** Clauses and the signs between them. */
const cutIntoPieces = memoize(
  (gap: string): readonly Readonly<{ said: string; offset: number }>[] =>
    findAllMatches(
      gap.replace(PICTURES, (picture) => '|'.repeat(picture.length)),
      CLAUSES,
    ).map(({ 0: said, index }) => ({ said, offset: index })),
  MAX_CACHED_CLAUSES,
);

const cutIntoRuns = (
  text: string,
  start: number,
  end: number,
  before: DraftPart | undefined,
  after: DraftPart | undefined,
  last: Run | undefined,
): Run[] => {
  const runs: Run[] = [];
  for (const { said, offset } of cutIntoPieces(text.slice(start, end))) {
    const from = start + offset;
    const previous = runs.at(-1) ?? last;
    if (/^[,;\n.!?–—|•/-]+$/.test(said)) {
      if (/^[!?]+$/.test(said) && runs.length > 0 && runs.at(-1)!.to === from) runs.at(-1)!.to = from + said.length;
      if (previous) previous.endsClause = true;
      continue;
    }
    const trimmed = said.trim();
    if (trimmed === '') continue;
    const [at, to] = [from + said.indexOf(trimmed), from + said.indexOf(trimmed) + trimmed.length];
    const isHead = at - start < 3 && isOnlyConnective(said);
    const isTail = end - to < 3 && isOnlyConnective(said);
    if (isTail && after) after.from = at;
    else if (isHead && before) before.to = to;
    else runs.push({ from: at, to, endsClause: false });
  }
  return runs;
};

const groupIntoClauses = (runs: readonly Run[]): Clause[] => {
  const clauses: Clause[] = [];
  let isNew = true;
  for (const run of runs) {
    if (isNew) clauses.push([]);
    clauses.at(-1)!.push(run);
    isNew = run.endsClause;
  }
  return clauses;
};

const trimRun = (text: string, run: Run, parts: DraftPart[], isFirst: boolean) => {
  const after = parts.find((part) => part.from >= run.to && text.slice(run.to, part.from).trim() === '');
  const before = parts.findLast((part) => part.to <= run.from && text.slice(part.to, run.from).trim() === '');
  for (let words = text.slice(run.from, run.to); after && !PHRASAL_VERB.test(words); words = text.slice(run.from, run.to)) {
    const tail = TRAILING_CONNECTIVE.exec(words);
    if (!tail || (tail.index === 0 && !before)) break;
    const cut = run.from + tail.index;
    after.from = cut + (tail[0].length - tail[0].trimStart().length);
    run.to = cut;
    if (run.to <= run.from) return;
  }
  const head = before && isFirst && LEADING_CONNECTIVE.exec(text.slice(run.from, run.to));
  if (head) {
    before.to = run.from + head[0].trimEnd().length;
    run.from += head[0].length;
  }
};

/** No preposition ends a clause: of 'Drive-In, Sat' it belongs to the name. */
const cleanName = (words: string, after: string): string => {
  const endsClause = ENDS_CLAUSE.test(after);
  let name = words
    .replace(SEVERAL_SPACES, ' ')
    .replace(/\(\s*\)/g, '')
    .trim();
  name = name
    .replace(LABEL, '')
    .replace(NOTICE_PREFIX, '')
    .replace(SENDER, '')
    .replace(FROM_SENDER, '')
    .replace(FOR_WHOM, '')
    .replace(/(?<=^|\s)(?:um+|uh+)\s+/gi, '')
    .replace(/\s(?:um+|uh+)$/i, '')
    .replace(CALENDAR_PHRASE, '')
    .replace(BE_THERE, '')
    .replace(PUT_DOWN, '$<what>')
    .replace(REMIND_THEN, '$<what> $<when>')
    .replace(CONFIRMED, '$<what>')
    .replace(BOOKED_BEHIND, '')
    .replace(BOOKED, '$<what>')
    .replace(INVITED_TO, '$<what>')
    .replace(CONFIRMING, '')
    .replace(REQUESTED, '$<what>')
    .replace(MOVES, '');
  if (BE_THERE_NEXT.test(after)) name = name.replace(HAS_TO, '');
  if (NEW_HOUR_NEXT.test(after)) name = name.replace(MOVED, '$<what>');
  const said = withoutOpener(name);
  const right = withoutSlip(said);
  // 'cancel that I mean add a nail appointment'
  name = (right === said ? said : withoutOpener(right)).replace(HELD, '').replace(TRAVEL_ENDS, '').replace(STARS, '');
  for (let last = ''; last !== name; ) {
    last = name;
    name = (
      PHRASAL_VERB.test(name) || (endsClause && /[\w’'] (?:in|on|by)$/i.test(name)) ? name : name.replace(TRAILING_CONNECTIVE, '')
    )
      .replace(/^an? (?=(?:with|for) )/, '')
      .replace(/^(?:on(?! (?:call|duty|leave|vacation|location|site)\b)|at|and|-|–|—|,|;|:|is|:)\s+/i, '')
      .trim();
  }
  return withoutArticle(name);
};
