import { type ChatTurn, type Day, MAX_CHAT_MESSAGE_LENGTH, parseMarkedText } from '#libs/contracts';
import type { Audience } from './audience';
import { type DayPart, type DaySpan, parseQuestionTime } from './span';
import { extractTerms, type Term } from './terms';

export type QuestionKind =
  | 'what'
  | 'when'
  | 'where'
  | 'who'
  | 'cost'
  | 'agenda'
  | 'about'
  | 'still on'
  | 'trash'
  | 'school'
  | 'hours'
  | 'alerts';

export type Question = Readonly<{
  kind: QuestionKind;
  span: DaySpan | null;
  part: DayPart | null;
  audience: Audience | null;
  isFree: boolean;
  isNext: boolean;
  terms: readonly Term[];
  /** It names a place, as in 'at the library'. */
  isPlaced: boolean;
  text: string;
  /** The answer if the question names an impossible day: 'There is no February 30.' */
  noDay?: string;
}>;

export type ConversationState = Readonly<{ question: Question | null; eventIds: readonly number[] }>;

/** A follow-up is merged with the question before it. */
export const parseQuestion = (message: string, before: ConversationState, today: Day, town: string): Question => {
  const parsed = parseSingleQuestion(message, today, town);
  const { question } = before;
  return question && isFollowUp(message, parsed) ? mergeFollowUp(question, parsed) : parsed;
};

export const parseConversation = (history: readonly ChatTurn[], today: Day, town: string): ConversationState => {
  let before: ConversationState = { question: null, eventIds: [] };
  for (const { role, content } of history) {
    before =
      role === 'user'
        ? { ...before, question: parseQuestion(content.slice(0, MAX_CHAT_MESSAGE_LENGTH), before, today, town) }
        : { ...before, eventIds: eventIdsIn(content) };
  }
  return before;
};

export const eventIdsIn = (marked: string): number[] => [
  ...new Set(
    parseMarkedText(marked)
      .flat()
      .flatMap(({ to }) => (to?.startsWith('/event/') ? [Number(to.slice('/event/'.length))] : [])),
  ),
];

const parseSingleQuestion = (message: string, today: Day, town: string): Question => {
  const text = message
    .replace(/[’‘]/g, "'")
    .replace(/[*`\s]+/g, ' ')
    .trim();
  const { span, part, rest, noDay } = parseQuestionTime(text, today);
  const audience = AUDIENCE_PATTERNS.find(([, pattern]) => pattern.test(rest)) ?? null;
  const withoutAudience = audience ? rest.replace(audience[1], ' ') : rest;
  const [kind, pattern] = KIND_PATTERNS.find(([, one]) => one.test(text)) ?? ['what', /$^/];
  const every = new RegExp(pattern.source, 'gi');
  const terms = extractTerms(
    withoutAudience
      .replace(FREE_PATTERN, ' ')
      .replace(kind === 'cost' ? every : pattern, ' ')
      .replace(FILLER_PHRASES, ' '),
    town,
  );
  const isFree = FREE_PATTERN.test(rest) && !/\bfree (?:time|parking)\b/i.test(rest);
  const isAboutOne = isFree && terms.some(({ isSlight }) => !isSlight) && /^(?:is|are)\b(?! (?:there|any))/i.test(text);
  return {
    kind: isAboutOne ? 'cost' : kind,
    span,
    part,
    audience: audience?.[0] ?? null,
    isFree: isFree && !isAboutOne,
    isNext: /\bnext\b/i.test(rest),
    terms,
    isPlaced: /\b(?:at|in|inside) (?:the )?[a-z]/i.test(rest),
    text,
    ...(noDay && { noDay }),
  };
};

const AUDIENCE_PATTERNS: readonly (readonly [Audience, RegExp])[] = [
  ['teens', /\b(?:for )?(?:the |my |our )?(?:teens?|teenagers?|tweens?|adolescents?|high[- ]?schoolers|middle[- ]?schoolers)\b/i],
  [
    'children',
    /\b(?:for )?(?:the |my |our |little |small |young )*(?:kids?|kiddos?|child(?:ren)?|famil(?:y|ies)|little ones?|son|daughter)(?:'s)?\b(?! (?:campout|matinee))/i,
  ],
  ['seniors', /\b(?:for )?(?:the |my )?(?:seniors|senior citizens|elderly|older (?:adults|people)|retirees|grandparents)\b/i],
];

const FREE_PATTERN = /\b(?:for free|free of charge|free|no cost|without (?:charge|paying)|costs? nothing)\b/i;

/** The first match wins. */
const KIND_PATTERNS: readonly (readonly [QuestionKind, RegExp])[] = [
  ['alerts', /\b(?:emergency )?alerts?\b|\bemergenc(?:y|ies)(?! squad)\b/i],
  [
    'trash',
    /\b(?:trash|garbage|rubbish|refuse|bulk waste)\b|\brecycling(?= (?:pick|district|day|collect))|\b(?:pick ?-?up|recycl\w+)\b(?=.*\bdistrict\b)|\bdistrict (?=\d)(?=.*\b(?:pick ?-?up|recycl))/i,
  ],
  [
    'hours',
    /\b(?:opening|business|office|school|library) hours\b|\bhours (?:of|for|are|does|do|is)\b|\bwhat (?:are|is) [\w' ]*\bhours\b|\bbell schedule\b|\b(?:what time|when) (?:do|does)\b(?=.*\bschools?\b).*\b(?:start|begin|end|open|close|let out|get out)s?\b/i,
  ],
  [
    'school',
    /\b(?:is|are|will|do|does|have|has)\b(?=.*\bschools?\b)(?=.*\b(?:closed|open|off|in session|there school|there class|no school|have (?:off|school)|early dismissal|delayed)\b)|\bthere (?:any )?(?:school|class(?:es)?)\b(?! (?:play|concert|board|event))|\b(?:no|have) school\b/i,
  ],
  ['still on', /\b(?:cancel+(?:l?ed|ation|s)?|called off|postponed|still (?:on|happening|going|taking place|scheduled))\b/i],
  [
    'where',
    /\bwhere(?:'s|s)?\b|\b(?:what|which) (?:place|room|building|address|location)\b|\b(?:location|address|directions)\b(?: (?:of|for|to))?/i,
  ],
  [
    'who',
    /\bwho(?:'s|s)? (?:is |are )?(?:run|runs|running|organi[sz]es?|organi[sz]ing|puts?|putting|hosts?|hosting|behind|holds?|holding|offers?|does|sponsors?)(?: on)?\b|\bby whom\b|\b(?:organizer|host|sponsor) of\b/i,
  ],
  [
    'cost',
    /\bhow (?:much|expensive)\b|\b(?:costs?|price[sd]?|fees?|admission|tickets?|registration|register|reservations?|reserve|rsvp|appointments?)\b|\bsign(?:ing)?[- ]?up\b|\bpay for\b/i,
  ],
  ['agenda', /\b(?:agendas?|minutes of)\b/i],
  [
    'about',
    /\btell me (?:more )?about\b|\bmore about\b|\bwhat(?:'s| is| are) (?:the|a|an)\b(?! (?:date|time|place|next|schedule|plan|weekend|calendar))|\bdescribe\b|\bdetails (?:of|on|about)\b/i,
  ],
  [
    'when',
    /\bwhen(?:'s|s)?\b|\b(?:what|which) (?:time|day|date)\b|\bhow (?:late|early|soon|long)\b|\bnext\b(?! (?:to|door|week|weekend|month|year)\b)|\b(?:date|time) of\b/i,
  ],
];

const FILLER_PHRASES =
  /\bgoing on\b|\bcoming up\b|\btak(?:e|es|ing) place\b|\bplay(?:s|ing)?(?= (?:at|on|tonight|today|tomorrow|next|in)\b)|\bdo (?=next|tonight)|\bright now\b|\bi mean\b|\b(?:after|before) school\b|\bsay that\b/gi;

const isFollowUp = (message: string, { terms, span, part, audience, isFree, kind, noDay }: Question): boolean => {
  const begins = /^\W*(?:and|what about|how about|or|also|then|but|ok(?:ay)?,? and)\b/i.test(message);
  if (noDay) return false;
  const hasSlot = span !== null || part !== null || audience !== null || isFree;
  const standsAlone =
    /\b(?:what(?:'s|s| is| are)?|anything|something|events?|things|which|any|happening|going on|is there)\b/i.test(
      message.replace(/^\W*(?:what|how) about/i, ''),
    );
  if (begins) return terms.length > 0 || hasSlot;
  return terms.length === 0 && hasSlot && !standsAlone && kind === 'what';
};

/** What the follow-up states replaces that part of the earlier question. */
const mergeFollowUp = (before: Question, parsed: Question): Question => ({
  ...before,
  ...(parsed.span && { span: parsed.span, part: parsed.part }),
  ...(parsed.part && { part: parsed.part }),
  ...(parsed.audience && { audience: parsed.audience }),
  ...(parsed.isFree && { isFree: true }),
  ...(parsed.kind !== 'what' && { kind: parsed.kind }),
  ...(parsed.terms.length > 0 && { terms: parsed.terms, isPlaced: parsed.isPlaced }),
  text: parsed.text,
});
