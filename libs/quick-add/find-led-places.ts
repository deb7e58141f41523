import { findAllMatches } from '#libs/contracts';
import { MONTH, WEEKDAY } from '#libs/when';
import { inAnyCase, inCapitals } from './any-case';
import { isEventWord } from './event-words';
import { isAheadOfWhen } from './find-place-clauses';
import { hasName } from './name-ahead';
import { GROUND_NOUNS, LONE_NOUNS, NUMBERED_ROOMS, PLACE_NOUNS } from './place-lexicon';
import type { FoundPlace, WhenSpan } from './place-reading';
import {
  DOTTED_WORDS,
  EVENT_NOUNS,
  HOUSE_NUMBERS,
  LOOK_AT,
  NO_OWNERS,
  NO_PLACES,
  NUMBER_WORDS,
  OWNED_PLACES,
  STREETS,
  UNIT,
} from './place-words';
import { readPlaceClause } from './read-place-clause';

/** A place is what follows 'at', '@' or 'in the' up to words that say when, another preposition, or the end of the clause. */
export const findLedPlaces = (text: string, whens: readonly WhenSpan[]): FoundPlace[] => {
  const isCased = /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text);
  return findAllMatches(text, LEADS).flatMap(({ 0: lead, index, groups }) => {
    const from = index + lead.length;
    const before = text.slice(0, index);
    const form = groups!.sign !== undefined ? 'sign' : groups!.in !== undefined ? 'in' : 'at';
    // 'is coming to Lincoln School', but 'coming to visit' and 'coming to Christmas dinner'
    if ((groups!.to !== undefined || groups!.moved !== undefined) && whens.some((when) => when.from === from)) return [];
    const isName = IS_NAME_AHEAD.test(text.slice(from));
    if (groups!.to !== undefined && !isName) return [];
    if (groups!.moved !== undefined && !isPlaceClause(text, from, whens)) return [];
    // 'Recess 3-4 PM on the blacktop', but 'yoga on the beach'; 'noon, behind the fire station', but 'the story behind Mill House'
    const needsWhen = groups!.ground ?? groups!.behind ?? (isName ? undefined : groups!.beside);
    const isAhead = IS_QUALIFIED.test(text.slice(from)) && isPlaceAheadOfWhen(text, from, whens);
    const isGround = groups!.ground !== undefined && isAhead;
    if (needsWhen !== undefined && !isGround && !(isBehindWhen(before, whens) && isPlaceClause(text, from, whens))) return [];
    const isOrigin = (SETS_OUT.test(before) && isName && isBehindWhen(before, whens)) || (SETS_OUT_HERE.test(before) && isAhead);
    if (groups!.from !== undefined && !isOrigin) return [];
    if (form === 'sign' ? IS_ACCOUNT.test(before) : form === 'in' && !isRoomLed(text, before, from, whens)) return [];
    // 'at the end of the month'
    if (whens.some((when) => when.isSure && when.from <= index && when.to > from)) return [];
    const lastWhen = Math.max(...whens.filter(({ to, isSure }) => isSure && to <= index).map(({ to }) => to));
    const isLater = lastWhen > 0 && IS_NEW_SENTENCE.test(text.slice(lastWhen, index));
    if (form === 'at' && STARTS_FIGURE.test(text.slice(from)) && OF_PROPERTY.test(before)) return [];
    const ends = placeEnds(text, from, whens, isCased && form !== 'sign');
    return ends.flatMap((end, nth): FoundPlace[] => {
      const said = text.slice(from, end);
      const name = said.replace(/[\s.]+$/, '').replace(/^the /i, '');
      if (!isPlace(said.replace(/[\s.]+$/, ''), form) || IS_HOME_AT_HOUR.test(name)) return [];
      const isLookedAt = form === 'at' && LOOKED_AT.test(`${before.slice(0, 1).toLowerCase()}${before.slice(1)}`);
      if (isLookedAt && !/\p{Lu}/u.test(name) && !name.endsWith('s')) return [];
      const isLeft = form === 'at' && IS_LEFT.test(before) && /^\p{Ll}+$/u.test(said.trimEnd());
      const weight = WEIGHTS[form][/^[\p{Lu}\d]/u.test(name) ? 'capital' : 'small'] - nth * SHORTER - (isLater ? LATER : 0);
      const kind = form === 'at' ? kindBefore(before, whens) : '';
      const relation = IS_RELATION.test(lead) ? `${lead.trim().toLowerCase()} ${THE.exec(said)?.[0] ?? ''}` : '';
      return [
        {
          from: index - kind.length,
          to: from + said.trimEnd().length,
          reading: {
            places: [{ name: `${kind.replace(/^the /i, '')}${kind && 'at '}${relation}${name}`, address: null }],
            weight,
            isDoubtful: (isLookedAt && !IS_BACK.test(before)) || isLeft,
          },
        },
      ];
    });
  });
};

/** Its place is another one than that which is named. */
const IS_RELATION = /^(?:(?:just |right )?(?:behind|beside|next to)|in front of|across from)/i;
const THE = /^the /i;

/** 'Parade steps off Saturday at 6 PM from Depot Square' */
const SETS_OUT = /\b(?:steps? off|stepping off|kicks? off|starts?|begins?|leaves?|leaving|departs?|departing|assembles?)\b/i;

const SETS_OUT_HERE = /\b(?:departs?|departing|leaves?|leaving|rolls? out|rolling out|sets? (?:off|out)|steps? off|starts?) $/i;
/** 'the statehouse lawn', but not 'the beach' */
const IS_QUALIFIED = /^(?:the|my|our) \p{Ll}/u;

/** Up to the day or the hour. */
const isPlaceAheadOfWhen = (text: string, from: number, whens: readonly WhenSpan[]): boolean => {
  const sure = whens.filter((when) => when.isSure && when.from >= from).map((when) => when.from);
  const end = Math.min(clauseEnd(text, from, Math.min(text.length, ...sure)), ...sure);
  const said = text.slice(from, end).trimEnd();
  return said.split(' ').length > 2 && readPlaceClause(said) !== null && isAheadOfWhen(text, from, from + said.length, whens);
};

const isBehindWhen = (before: string, whens: readonly WhenSpan[]): boolean =>
  whens.some(
    ({ to, isSure, isHour }) =>
      (isSure || isHour) && to <= before.length && /^[\s,]*(?:meet(?:ing)?(?: up)? )?$/.test(before.slice(to)),
  );

/** 'in Building C', but not 'in building a shed' */
const NUMBERED_ROOM = `(?:${NUMBERED_ROOMS}) (?:[a-z]{1,2}\\d{1,4}|\\d{1,4}[a-z]?|[a-z])(?=\\s*(?:$|[,.;!()|])| (?:at|on|from|@|\\d|this|next|today|tonight|tomorrow|noon|every|${WEEKDAY}|${MONTH})(?![\\p{L}])| \\d)`;
/** 'on field 7' */
const NUMBERED_GROUND = '(?:courts?|diamond|fields?|pier|rink|turf) \\d{1,2}[a-z]?(?![\\p{L}\\d:])';
const LEADS = new RegExp(
  `(?<=^|[\\s,;(|–—-])(?:(?:(?<!\\b(?:slee?p|stay|com|go|head|stop|run|bring|tak|get|swing|driv|walk|turn|push|hang)(?:e|s|es|p?ing)? |^)over )?at\\s|(?<beside>(?:just |right )?(?:in|out)side|in front of|across from)(?: of)?\\s|(?<behind>(?:just |right )?(?:behind|beside|next to))\\s|on\\s(?=the (?:town |village |city )?(?:green|commons?|square|quad)(?![\\p{L}'’-]))|(?<ground>on)\\s(?=the (?:\\p{L}+ )?(?:${GROUND_NOUNS})(?![\\p{L}'’-])|${NUMBERED_GROUND})|(?<from>from)\\s|(?<to>(?<=\\b(?:coming|comes|returning|returns|report|reporting) )to)\\s|(?<moved>(?<=\\b(?:moved|relocated|switched|changed) )to)\\s|(?<sign>@)\\s?|(?<in>in)\\s(?=(?:the|our|my|his|her|their|room|rm|gym|cafeteria|auditorium|downtown)\\b|${NUMBERED_ROOM}|(?:[\\p{L}.'’]+ ){1,3}(?:${PLACE_NOUNS})\\b))(?=[^\\s,;@#()|])`,
  'giu',
);

/** 'my apt 7 on friday': one's own home has no number. */
const IS_HOME_AT_HOUR = /^(?:my|our|his|her|their) .* \d[\d:]*$/i;

const WEIGHTS = {
  at: { capital: 8, small: 6 },
  sign: { capital: 9, small: 9 },
  in: { capital: 8, small: 5 },
} as const;

/** A sentence behind that of the hour says where something else is. */
const [SHORTER, LATER] = [0.1, 1.5];
const IS_NEW_SENTENCE = /[.!?] +\p{Lu}/u;

/** 'hearing regarding a variance at 318 Walnut Street': what the hearing is about. */
const OF_PROPERTY =
  /\b(?:hearing|review|appeal|vote|proposal|variance|rezoning|comments?|regarding)\b.*\b(?:variance|rezoning|permit|property|parcel|residence|structure|addition|development|subdivision|setback|petition|application)(?: (?:is |are )?(?:located|situated|requested|proposed))? $|\b(?:variance|rezoning) $/i;
const STARTS_FIGURE = /^\d/;

const IS_ACCOUNT =
  /\b(?:venmo|follow(?: us)?|zelle|paypal|cash ?app|insta(?:gram)?|ig|facebook|fb|twitter|x|tiktok|dm|tag|email|e-mail)(?: (?:us|me))?(?: (?:on|at|to))? ?$/i;

/** 'Trivia is back at the Rusty Plow' says where it is, 'look back at the fair' does not. */
const IS_BACK = /(?:\b(?:is|are|be|come|comes|coming)|['’](?:s|re)) back $/i;
const LOOKED_AT = new RegExp(`\\b(?:${LOOK_AT}) $`);

/** 'drop car at shop': the errand, or where it is. Persons are taken to a place. */
const IS_LEFT =
  /(?:^|\s)(?:drop|leave)(?: (?!off\b|(?:the )?(?:grand)?(?:kids?|boys?|girls?|son|daughter|mom|mum|dad|ma|pa|grandma|grandpa|nana|aunt|uncle|parents|guests)\b)\p{L}+){1,2} $/iu;

/** 'at five p.m. Pavilion at Otter Creek': a kind of place right behind the hour, with its blank. */
const kindBefore = (before: string, whens: readonly WhenSpan[]): string => {
  const last = Math.max(0, ...whens.filter(({ to }) => to <= before.length).map(({ to }) => to));
  const kind = before.slice(last).replace(/^[\s,.]+/, '');
  const clause = last > 0 && kind.length <= MAX_KIND ? readPlaceClause(kind) : null;
  return clause && !clause.noun.isWeak ? kind : '';
};

const MAX_KIND = 30;

/** 'in Room 4'; 'in the church library' behind the hour or in a clause of its own. */
const isRoomLed = (text: string, before: string, from: number, whens: readonly WhenSpan[]): boolean => {
  const behind = text.slice(from);
  if (NO_ROOM.test(behind)) return false;
  if (IS_ROOM.test(behind)) return true;
  if (IS_NUMBERED_ROOM.test(behind) && !isInOtherClause(before, whens)) return true;
  if (!IS_COMMON_ROOM.test(behind) && !IS_NAMED_ROOM.test(behind)) return false;
  const at = before.trimEnd().length;
  // 'bible study in the fellowship hall wednesdays'
  if (IS_ROOM_OF_HOUSE.test(behind) && isEventWord(EVENT_AHEAD.exec(before)?.[0] ?? '') && isPlaceAheadOfWhen(text, from, whens))
    return true;
  const isRoom = IS_ROOM_OF_HOUSE.test(behind) || (IS_SIDE.test(behind) && isPlaceClause(text, from, whens));
  const isBehind = whens.some(
    (when) =>
      (when.isSure || isRoom || IS_SPAN_OR_LED.test(text.slice(when.from, when.to))) &&
      when.to <= at &&
      IS_ONLY_ADVERB.test(text.slice(when.to, at)),
  );
  return isBehind && before.trim() !== '';
};

const EVENT_AHEAD = /\p{Ll}+(?= $)/u;

/** 'Fair Saturday at 10, free parking in Lot C' */
const isInOtherClause = (before: string, whens: readonly WhenSpan[]): boolean => {
  const last = Math.max(...whens.filter(({ to, isSure }) => isSure && to <= before.length).map(({ to }) => to));
  return last > 0 && hasName(before.slice(0, last), whens) && ENDS_IN_OTHER_CLAUSE.test(before.slice(last));
};

const ENDS_IN_OTHER_CLAUSE = /[,;.!?|•(–—] +[^,;.!?|•(–—]*\p{L}[^,;.!?|•(–—]*$/u;

/** 'Wed 2:30, still in the Loom Room' */
const IS_ONLY_ADVERB =
  /^[\s,|•.–—-]*(?:(?:(?:once )?again|as (?:always|before|usual)|back|held|now|still|this time|downstairs|upstairs)(?:,? |,?$))*$/i;

/** 'from 5 to 7', 'at six thirty' */
const IS_SPAN_OR_LED = /^at [a-z]|\d ?(?:[-–]|to|until|till?) ?\d|[a-z] (?:to|until) [a-z]/i;
/** 'at 8 in the church hall'; 'concert at 7 in the park' is a name. */
const IS_ROOM_OF_HOUSE = new RegExp(
  `^the (?:(?:\\p{L}+ ){0,2}(?:${inAnyCase(LONE_NOUNS)})|(?:\\p{L}+ ){1,2}[Rr]oom)(?![\\p{L}])`,
  'u',
);
/** 'at 7 in the back of the Feed & Seed' */
const IS_SIDE = /^the (?:\p{L}+ )?\p{L}+ of /u;
const IS_COMMON_ROOM = /^(?:the|our|my|his|her|their)\b/i;
/** 'in Wesley Hall', "in Ms. Ito's room" */
const IS_NAMED_ROOM = new RegExp(
  `^(?:\\p{Lu}[\\p{L}.'’]+ ){1,3}(?:${inCapitals(PLACE_NOUNS)}|(?<=['’]s )(?:${PLACE_NOUNS}))(?![\\p{L}])`,
  'u',
);
const IS_ROOM =
  /^downtown\b|^(?:(?:room|rm)\b(?! (?:for|to)\b)|gym\b|cafeteria\b|auditorium\b|(?:our|my|his|her|their) (?:house|home|apartment|place)\b)/iu;
const IS_NUMBERED_ROOM = new RegExp(`^${NUMBERED_ROOM}`, 'iu');
const NO_ROOM =
  /^(?:the|our|my|his|her|their) (?:early |late |mid-?)?(?:mornings?|forenoon|afternoons?|evenings?|nights?|day|days|dark|rain|snow|cold|heat|mail|news|newsletter|meantime|future|past|spring|summer|fall|autumn|winter|month|months|week|weeks|weekend|year|years|car|truck|oven|fridge|freezer|next|first|last|middle|end|beginning|event|way|season|series|name)\b/i;

/** Offsets where the place may end, the longest first. */
const placeEnds = (text: string, from: number, whens: readonly WhenSpan[], isCased: boolean): number[] => {
  const sure = whens.filter((when) => when.isSure && when.from >= from && !isNamed(text, when, isCased)).map((when) => when.from);
  const limit = Math.min(clauseEnd(text, from, Math.min(text.length, ...sure)), ...sure);
  const small = smallEnd(text, from, limit);
  const isName = isCased && STARTS_CAPITAL.test(text.slice(from)) && !IS_ADDRESS.test(text.slice(from, small).trim());
  const whole = isName && !readPlaceClause(text.slice(from, limit)) ? capitalEnd(text, from, limit) : small;
  const within = whens.map((when) => when.from).filter((at) => at > from && at < whole);
  return [...new Set([whole, ...within.map((at) => trimEnd(text, from, at))])].filter((end) => end > from).sort((a, b) => b - a);
};

const isPlaceClause = (text: string, from: number, whens: readonly WhenSpan[]): boolean => {
  const sure = whens.filter((when) => when.isSure && when.from >= from).map((when) => when.from);
  const end = Math.min(clauseEnd(text, from, Math.min(text.length, ...sure)), ...sure);
  return readPlaceClause(text.slice(from, end)) !== null;
};

const IS_NAME_AHEAD = /^(?:the )?(?:\p{Lu}|\d+(?:st|nd|rd|th) \p{Lu})/u;
const STARTS_CAPITAL = /^(?:[Tt]he )?["“]?[\p{Lu}\d]/u;

/** A weekday before a capital is a part of the name: 'Sunday Hollow Farm'. */
const isNamed = (text: string, { from, to }: WhenSpan, isCased: boolean): boolean =>
  isCased &&
  /^(?:[Tt]he )?\p{Lu}\p{L}+$/u.test(text.slice(from, to)) &&
  /^ (?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|At|From)\p{L}*\b)\p{Lu}\p{Ll}/u.test(text.slice(to));

const clauseEnd = (text: string, from: number, limit: number): number => {
  const isAddress = /^\d/.test(text.slice(from));
  for (const { 0: said, index } of text.slice(from).matchAll(CLAUSE_ENDS)) {
    const before = text.slice(from, from + index);
    if (
      said.startsWith('.') &&
      ((SINGLE_LETTER.test(before) && !ENDS_IN_ROOM.test(before)) ||
        (DOTTED.test(before) && !(isAddress && IS_STREET.test(before))))
    )
      continue;
    if (AND.test(said) && ONE_WORD.test(text.slice(from + index + said.length, limit))) continue;
    return trimEnd(text, from, from + index);
  }
  return trimEnd(text, from, text.length);
};

const CLAUSE_ENDS =
  /[,;!?()|•\n#@]|\s[-–—/](?=\s)|[–—](?!(?<=\d.)\d)|:(?=\s)|\.(?=\s|$)|\s(?:by|with|w\/|w(?!\.)|for|from|to|bring|until|til|till|thru|through|every|each|starting|beginning|at|in|along|down(?= \p{Lu})|on(?! [A-Z]| (?:route|rt|rte|hwy|highway) \d)|and|[Ii](?=\smeant?\s))(?![\p{L}\d'’-])/gu;

const AND = /\sand$/;
/** 'Fred and Nancy's' */
const ONE_WORD = /^\s+(?:\p{Lu}[^\s,]*|[^\s,;.!?|]+)\s*(?:$|[,;.!?|])/u;
const SINGLE_LETTER = /(?:^|[\s.])\p{L}$/u;
/** 'Hall B. Reception follows' */
const ENDS_IN_ROOM = new RegExp(`(?:^|\\s)(?:${NUMBERED_ROOMS}) \\p{L}$`, 'iu');
const DOTTED = new RegExp(`(?:^|\\s)(?:${DOTTED_WORDS})$`);
const IS_STREET = new RegExp(`\\s\\S+\\s(?:${STREETS})$`, 'i');

const trimEnd = (text: string, from: number, to: number): number => {
  const said = text
    .slice(from, to)
    .replace(/(?:\s+(?:on|at|from|for|by|the|and|in|until|starting|every|this|next|coming|-|–|—|\/))*[\s,]*$/i, '');
  return from + said.length;
};

/** Capitals and figures, small words between them, and the kind of place: "the Millers' barn", 'Central School gym'. */
const capitalEnd = (text: string, from: number, limit: number): number => {
  let end = from;
  let last = '';
  for (const { 0: word, index } of text.slice(from, limit).matchAll(/\S+/g)) {
    const rest = text.slice(from + index + word.length, limit);
    const isPart =
      index === 0 ||
      IS_CAPITAL.test(word) ||
      (JOINS.test(word) && (NEXT_IS_CAPITAL.test(rest) || IS_ROAD.test(rest))) ||
      IS_ROAD.test(` ${word}${rest}`) ||
      (/['’]s?$/.test(last) && !IS_OTHER_CLAUSE.test(word)) ||
      IS_PLACE_NOUN.test(word) ||
      (rest === '' && IS_CAPITAL.test(last) && IS_SMALL_KIND.test(word) && ENDS_SENTENCE.test(text.slice(limit)));
    if (!isPart) break;
    last = word;
    end = from + index + word.length;
  }
  return end;
};

const IS_CAPITAL = /^["“(]?(?:[\p{Lu}&]|#?\d+\p{L}{0,2}$)/u;
const JOINS = /^(?:of|the|and|at|on|by|n|de|del|la|las|los|el|du|y|&)$/;
/** 'the Shell on route 7' */
const IS_ROAD = /^ (?:route|rt|rte|hwy|highway) \d/i;
const NEXT_IS_CAPITAL = /^\s+(?:the\s+|la\s+)?[\p{Lu}\d]/u;
/** 'the Izaak Walton range.': one small word at the end of the clause. */
const IS_SMALL_KIND =
  /^(?!.*(?:ed|ing|ly)$)(?!(?:today|tonight|tomorrow|again|there|here|instead|only|please|soon|next|this|upstairs|downstairs|outside|inside)$)\p{Ll}{4,}$/u;
const ENDS_SENTENCE = /^[.,;!?)]/;
const IS_PLACE_NOUN = new RegExp(`^(?:${PLACE_NOUNS}|${OWNED_PLACES}|school|parking|front|side|meeting|community)$`);

const smallEnd = (text: string, from: number, limit: number): number => {
  const words = findAllMatches(text.slice(from, limit), /\S+/g);
  const stop = words.find(({ 0: word }, at) => at > 0 && !JOINS.test(words[at - 1]![0]) && IS_OTHER_CLAUSE.test(word));
  return stop ? trimEnd(text, from, from + stop.index) : limit;
};

/** What begins something else than a place in a line of small letters. */
const IS_OTHER_CLAUSE =
  /^(?:opens|closes|starts|begins|ends|runs|so|but|if|when|because|cuz|after|before|then|is|are|was|will|has|have|we|i|u|you|they|he|she|need|needs|dont|don['’]t|cant|can['’]t|not|no|plz|pls|please|thx|lol|sorry|wait|oops|actually|scratch|instead|or|re|about|during|\$.*|bring|take|get|pick|tell|ask|call|text|lmk|asap|btw|rsvp|ok|okay|right|see|come|can|could|should|ill|i['’]ll|im|i['’]m|lets|let['’]s|thanks|ty|xo|maybe|unless|again|this|like|as|tho|though)$/i;

const isPlace = (said: string, form: 'at' | 'sign' | 'in'): boolean => {
  if (!/\p{L}/u.test(said) || IS_TIME.test(said) || IS_ARTICLE.test(said)) return false;
  const [small, bare] = [said.toLowerCase(), said.replace(/^the /i, '')];
  if (IS_ADDRESS.test(bare)) return true;
  if (form !== 'sign' && (IS_NO_PLACE.test(small) || IS_NUMBER_WORD.test(small))) return false;
  if (/^\d/.test(bare) && !/^\d+(?:st|nd|rd|th) /i.test(bare) && !/^\d+\s+\p{Lu}/u.test(bare)) return form === 'sign';
  if (/\p{Lu}/u.test(bare)) return true;
  if (form !== 'sign' && (ENDS_IN_EVENT.test(small) || IS_NO_OWNER.test(small))) return false;
  if (IS_ROOM_IN_WORDS.test(small)) return true;
  const words = bare.split(/\s+/).filter((word) => !JOINS.test(word)).length;
  return form === 'sign' || words <= MAX_SMALL_WORDS || (words <= MAX_WORDS_OF_KIND && ENDS_IN_KIND.test(small));
};

/** 'room one oh six' */
const IS_ROOM_IN_WORDS = new RegExp(`^room (?:(?:oh|zero|hundred|${NUMBER_WORDS})(?: |$)){1,4}$`);

const [MAX_SMALL_WORDS, MAX_WORDS_OF_KIND] = [3, 5];

/** 'at the ten thirty service' */
const IS_ARTICLE = /^(?:the|an?|our|my|your|their)$/i;

/** 'at 5 PM', '@ Wed Dec 9' */
const IS_TIME =
  /^(?:\d{1,2}(?::?\d\d)? ?[ap]\.?(?:m\b|$)|\d{1,2}:\d\d|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?(?:$|,? (?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))))/i;
const IS_ADDRESS = new RegExp(
  `^(?:${HOUSE_NUMBERS}|\\d+\\p{L}?|(?:(?:${NUMBER_WORDS})[ -]){0,2}(?:${NUMBER_WORDS}))(?! (?:my|our|his|her|their|on|along|down|up|in|near|off|by|from) ) (?:(?:[nsew]|north|south|east|west)\\.? )?(?:[\\p{L}.'’]+ |\\d+(?:st|nd|rd|th) ){0,3}(?:${STREETS})\\.?(?: \\d+\\p{L}?|${UNIT})?$`,
  'iu',
);
const IS_NO_PLACE = new RegExp(
  `^(?:${NO_PLACES})$|^(?:noon|midnight|night|least|once|about|around|like|quarter|half|approximately|exactly|some|any|every|each|both|the hour|(?:the )?(?:marriage|wedding) of)\\b`,
);
const IS_NUMBER_WORD = new RegExp(`^(?:${NUMBER_WORDS})\\b`);
const ENDS_IN_EVENT = new RegExp(`(?:^|\\s)(?:${EVENT_NOUNS})$`);
const IS_NO_OWNER = new RegExp(`^(?:${NO_OWNERS})$`);
const ENDS_IN_KIND = new RegExp(`\\b(?:${PLACE_NOUNS})$`);
