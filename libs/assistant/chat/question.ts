import { CHAT_LENGTH, type ChatTurn, type Day, linesOf } from '#libs/contracts';
import { type Part, type Span, whenIn } from './span';
import type { Audience } from './suits';
import { type Term, termsOf } from './words';

/** What somebody wants to be told. */
export type Wish =
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
  wish: Wish;
  span: Span | null;
  part: Part | null;
  audience: Audience | null;
  isFree: boolean;
  /** Only what is next. */
  isNext: boolean;
  /** What it is about, in its own words. */
  terms: readonly Term[];
  /** A place that is named behind 'at the'. */
  isPlaced: boolean;
  text: string;
  /** A day is asked about that there is not: this says so. */
  noDay?: string;
}>;

/** What was said before, as far as it matters: the question that another follows, and what the last answer told of. */
export type Before = Readonly<{ question: Question | null; told: readonly number[] }>;

/** What somebody asks, with what they asked before in mind. */
export const asked = (message: string, before: Before, today: Day, town: string): Question => {
  const said = alone(message, today, town);
  const { question } = before;
  return question && isFollowing(message, said) ? following(question, said) : said;
};

/** The course of a conversation, up to the last answer. Of what is longer than a question may be, the end is not looked at. */
export const beforeIn = (history: readonly ChatTurn[], today: Day, town: string): Before => {
  let before: Before = { question: null, told: [] };
  for (const { role, content } of history) {
    before =
      role === 'user'
        ? { ...before, question: asked(content.slice(0, CHAT_LENGTH), before, today, town) }
        : { ...before, told: idsIn(content) };
  }
  return before;
};

/** The events that an answer leads to, each once. */
export const idsIn = (marked: string): number[] => [
  ...new Set(
    linesOf(marked)
      .flat()
      .flatMap(({ to }) => (to?.startsWith('/event/') ? [Number(to.slice('/event/'.length))] : [])),
  ),
];

const alone = (message: string, today: Day, town: string): Question => {
  const text = message
    .replace(/[’‘]/g, "'")
    .replace(/[*`\s]+/g, ' ')
    .trim();
  const { span, part, rest, noDay } = whenIn(text, today);
  const audience = AUDIENCE_WORDS.find(([, pattern]) => pattern.test(rest)) ?? null;
  const withoutAudience = audience ? rest.replace(audience[1], ' ') : rest;
  const [wish, pattern] = WISHES.find(([, one]) => one.test(text)) ?? ['what', /$^/];
  const every = new RegExp(pattern.source, 'gi');
  const terms = termsOf(
    withoutAudience
      .replace(FREE, ' ')
      .replace(wish === 'cost' ? every : pattern, ' ')
      .replace(PHRASES, ' '),
    town,
  );
  const isFree = FREE.test(rest) && !/\bfree (?:time|parking)\b/i.test(rest);
  const isAboutOne = isFree && terms.some(({ isSlight }) => !isSlight) && /^(?:is|are)\b(?! (?:there|any))/i.test(text);
  return {
    wish: isAboutOne ? 'cost' : wish,
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

const AUDIENCE_WORDS: readonly (readonly [Audience, RegExp])[] = [
  ['teens', /\b(?:for )?(?:the |my |our )?(?:teens?|teenagers?|tweens?|adolescents?|high[- ]?schoolers|middle[- ]?schoolers)\b/i],
  [
    'children',
    /\b(?:for )?(?:the |my |our |little |small |young )*(?:kids?|kiddos?|child(?:ren)?|famil(?:y|ies)|little ones?|son|daughter)(?:'s)?\b(?! (?:campout|matinee))/i,
  ],
  ['seniors', /\b(?:for )?(?:the |my )?(?:seniors|senior citizens|elderly|older (?:adults|people)|retirees|grandparents)\b/i],
];

const FREE = /\b(?:for free|free of charge|free|no cost|without (?:charge|paying)|costs? nothing)\b/i;

/** By what is said. The first that fits. */
const WISHES: readonly (readonly [Wish, RegExp])[] = [
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

/** What says only that something is asked. */
const PHRASES =
  /\bgoing on\b|\bcoming up\b|\btak(?:e|es|ing) place\b|\bplay(?:s|ing)?(?= (?:at|on|tonight|today|tomorrow|next|in)\b)|\bdo (?=next|tonight)|\bright now\b|\bi mean\b|\b(?:after|before) school\b|\bsay that\b/gi;

/** It says something of the question before, and nothing that stands by itself. */
const isFollowing = (message: string, { terms, span, part, audience, isFree, wish, noDay }: Question): boolean => {
  const begins = /^\W*(?:and|what about|how about|or|also|then|but|ok(?:ay)?,? and)\b/i.test(message);
  if (noDay) return false;
  const hasSlot = span !== null || part !== null || audience !== null || isFree;
  const standsAlone =
    /\b(?:what(?:'s|s| is| are)?|anything|something|events?|things|which|any|happening|going on|is there)\b/i.test(
      message.replace(/^\W*(?:what|how) about/i, ''),
    );
  if (begins) return terms.length > 0 || hasSlot;
  return terms.length === 0 && hasSlot && !standsAlone && wish === 'what';
};

/** What is said anew, and of the rest what was asked before. */
const following = (before: Question, said: Question): Question => ({
  ...before,
  ...(said.span && { span: said.span, part: said.part }),
  ...(said.part && { part: said.part }),
  ...(said.audience && { audience: said.audience }),
  ...(said.isFree && { isFree: true }),
  ...(said.wish !== 'what' && { wish: said.wish }),
  ...(said.terms.length > 0 && { terms: said.terms, isPlaced: said.isPlaced }),
  text: said.text,
});
