import { findAllMatches } from '#libs/contracts';
import { MONTH, WEEKDAY } from '#libs/when';
import { inCapitals } from './any-case';
import {
  ADDRESS,
  BARE_PLACES,
  type BarePlace,
  BEGINNINGS,
  BEHIND_CLAUSE_OR_HOUR,
  BESIDE,
  CAPITAL_WORD,
  CAPITALS,
  CLAUSE_NEXT,
  FAINT_PLACES,
  STREET,
} from './bare-place-rules';
import { isEventWord } from './event-words';
import { findDetailFields } from './find-fields';
import { findPlaceClauses, isAheadOfWhen } from './find-place-clauses';
import { findPlaceTails } from './find-place-tails';
import { hasName } from './name-ahead';
import { isNoPlace, LONE_NAMES } from './place-lexicon';
import { type FoundPlace, isOwnHome, type WhenSpan } from './place-reading';
import { BUSINESS_LABELS, DOTTED_WORDS, OWNED_PLACES, PLACE_LABELS, TITLE } from './place-words';
import { readPlaceClause } from './read-place-clause';
import { comesAfter, endsSentence } from './sentence-end';
import { isSentenceWord } from './sentence-words';

/** Places without a preposition: behind a label, by their address, or in a clause of their own behind the hour. */
export const findBarePlaces = (text: string, whens: readonly WhenSpan[], led: readonly FoundPlace[]): FoundPlace[] => {
  const addresses = findAllMatches(text, ADDRESSES);
  return [
    ...findLabelled(text, whens),
    ...findByRules(BARE_PLACES, text, whens, led),
    ...findPlaceClauses(text, whens).filter(({ from, to }) => !led.some((place) => isInOneSentence(text, place, from, to))),
    ...(addresses.length > 0 ? findBeforeAddresses(text, whens) : []),
    ...(led.length > 0 ? [] : findOwnHomes(text, whens)),
    ...findNumbersOfHomes(text, led),
    ...findAddresses(text, addresses, whens),
    ...findSmallAddresses(text, whens),
    ...findHomes(text),
  ];
};

/** Where no clearer place, of those found, stands in the sentence. */
export const findFaintPlaces = (text: string, whens: readonly WhenSpan[], found: readonly FoundPlace[]): FoundPlace[] => {
  const houses = findBehindHours(text, whens, found);
  const clear = [...found, ...houses];
  return [
    ...houses,
    ...findByRules(FAINT_PLACES, text, whens, clear),
    ...(clear.length > 0 ? [] : [...findPlaceTails(text, whens), ...findSenders(text)]),
  ];
};

const findByRules = (
  rules: readonly BarePlace[],
  text: string,
  whens: readonly WhenSpan[],
  led: readonly FoundPlace[],
): FoundPlace[] => {
  if (!whens.some(({ isSure }) => isSure)) return [];
  const beginnings = new Map<string, readonly number[]>();
  return rules.flatMap((rule) => {
    const offsets = beginnings.get(rule.behind) ?? findBeginnings(text, BEGINNINGS[rule.behind]);
    beginnings.set(rule.behind, offsets);
    return findByRule(rule, text, offsets, whens, led);
  });
};

const findBeginnings = (text: string, pattern: RegExp): number[] =>
  findAllMatches(text, pattern).map(({ 0: { length }, index }) => index + length);

const findByRule = (
  { pattern, isAheadToo = false, isName = false }: BarePlace,
  text: string,
  beginnings: readonly number[],
  whens: readonly WhenSpan[],
  led: readonly FoundPlace[],
): FoundPlace[] =>
  matchesAt(text, pattern, beginnings).flatMap(({ index, 0: name }) => {
    const to = index + name.length;
    if (led.some((place) => isInOneSentence(text, place, index, to))) return [];
    if (isName) return led.length > 0 || isNoPlace(name) ? [] : [toPlaceOfName({ from: index, to }, name)];
    const isBehind = whens.some((when) => when.isSure && when.to <= index);
    const isAhead = isAheadToo && (isAheadOfWhen(text, index, to, whens) || isOfEventAhead(text, index, to, whens));
    const from = index - (ALONG.exec(text.slice(0, index))?.[0].length ?? 0);
    return isBehind || isAhead ? [toPlace({ from, to }, name, BARE_WEIGHT)] : [];
  });

/** 'Tree lighting on Depot Plaza, carols and cocoa, Friday Dec 4': behind what happens, another clause may stand before the day. */
const isOfEventAhead = (text: string, from: number, to: number, whens: readonly WhenSpan[]): boolean =>
  /^,/.test(text.slice(to)) &&
  isEventWord(EVENT_ON.exec(text.slice(0, from))?.[1] ?? '') &&
  whens.some((when) => when.isSure && when.from > to && !endsSentence(text, to, when.from));

const EVENT_ON = /(\p{L}+) (?:on|along|down) (?:the )?$/u;

/** Unlike 'on', no word that a name leaves out at its end. */
const ALONG = /\b(?:along|down) (?:the )?$/;

const BARE_WEIGHT = 5;

/** At these offsets; none within another. */
const matchesAt = (text: string, pattern: RegExp, offsets: readonly number[]): RegExpExecArray[] => {
  const matches: RegExpExecArray[] = [];
  let end = 0;
  for (const offset of offsets) {
    if (offset < end) continue;
    pattern.lastIndex = offset;
    const match = pattern.exec(text);
    if (!match) continue;
    matches.push(match);
    end = offset + match[0].length;
  }
  return matches;
};

const isInOneSentence = (text: string, place: FoundPlace, from: number, to: number): boolean => {
  const between = [Math.min(place.to, to), Math.max(place.from, from)] as const;
  return !endsSentence(text, ...between) && !comesAfter(text, ...between);
};

const toPlace = (span: Readonly<{ from: number; to: number }>, name: string, weight: number): FoundPlace => ({
  ...span,
  reading: { places: [{ name: name.replace(/[\s.]+$/, '').replace(/^the /i, ''), address: null }], weight },
});

const toPlaceOfName = (span: Readonly<{ from: number; to: number }>, name: string): FoundPlace => {
  const place = toPlace(span, name, BARE_WEIGHT);
  return { ...place, reading: { ...place.reading, isName: true } };
};

/** 'Where: Jump Zone' */
const findLabelled = (text: string, whens: readonly WhenSpan[]): FoundPlace[] => [
  ...findAllMatches(text, LABELLED).flatMap(({ 0: whole, index, groups }) => {
    const said = groups!.name!.replace(LABEL_ENDS, '').trimEnd();
    const from = index + whole.lastIndexOf(groups!.name!);
    return /\p{L}/u.test(said) ? [toPlace({ from: index, to: from + said.length }, said, LABELLED_WEIGHT)] : [];
  }),
  ...findBusinesses(text, whens),
];

/** Where no other line has the name, it is the name: 'Restaurant: Olive Garden / Dec 5, 7 pm'. */
const findBusinesses = (text: string, whens: readonly WhenSpan[]): FoundPlace[] => {
  const fields = text.includes('\n') ? findAllMatches(text, BUSINESS_FIELDS) : [];
  if (fields.length === 0) return [];
  const spans = fields.map(({ 0: { length }, index }) => ({ from: index, to: index + length }));
  const isNamed = hasName(text, [...whens, ...spans, ...findDetailFields(text, [])]);
  return fields.flatMap(({ groups }, nth) => {
    const name = groups!.name!;
    const isPlace = IS_CHAIN.test(name) || readPlaceClause(name.replace(/,.*$/, '')) !== null;
    return isNamed && isPlace ? [toPlace(spans[nth]!, name, LABELLED_WEIGHT)] : [];
  });
};

/** 'Provider: Elm Street Pediatrics', but not 'Provider: Dr. Kim' and 'Office: closed Friday' */
const BUSINESS_FIELDS = new RegExp(`^(?:${BUSINESS_LABELS}): (?<name>(?!${TITLE})[^\\n]*[^\\s.])\\.?$`, 'gim');
const IS_CHAIN = new RegExp(`^(?:${LONE_NAMES})(?![\\p{L}])`, 'iu');

const LABELLED_WEIGHT = 16;

const LABELLED = new RegExp(
  `(?<=^|[\\s,;|])(?:(?:${PLACE_LABELS})\\s*:|(?:the )?address is)\\s*(?<name>(?:(?!\\s\\w+\\s*:|\\s/\\s|\\s(?:save the dates?|rsvp|please (?:join|bring|note)|join us|all (?:are )?welcome)\\b)[^\\n|;])+)`,
  'gi',
);

/** Where another clause begins. */
const LABEL_ENDS =
  /(?:\s(?:by|with|w\/|w|for|from|to|bring|and bring|until|every|each|starting|on(?! [A-Z]))\b|\s[-/]\s|\s?[–—]\s|(?<!\b(?:[A-Z]|St|Mt|Dr|Mrs?|Ms|Rev|Ft|comm|Comm))\.(?:\s|$)|[!?](?:\s|$)|:\s).*$/s;

/** ', Jump Zone, 77 Commerce Way,'. In 'Sat 2pm Baby Shower, 77 Commerce Way' it is the name. */
const findBeforeAddresses = (text: string, whens: readonly WhenSpan[]): FoundPlace[] => {
  const sure = whens.filter(({ isSure }) => isSure);
  return findAllMatches(text, BEFORE_ADDRESS).flatMap(({ index, groups }) => {
    const name = groups!.name!;
    const before = text.slice(0, index);
    const isLine = text[index - 1] === '\n' && sure.length > 0;
    if (!(isLine || sure.some(({ to }) => to <= index)) || isSentenceWord(name.replace(/^The /, '').split(' ')[0]!, 0)) return [];
    if (!ENDS_IN_CLAUSE.test(before) && !hasName(before, sure)) return [];
    return [toPlace({ from: index, to: index + name.length }, name, BEFORE_ADDRESS_WEIGHT)];
  });
};

const BEFORE_ADDRESS_WEIGHT = 7;
const ENDS_IN_CLAUSE = /[,;:!|•–—(-]\s*$/;

const BEFORE_ADDRESS = new RegExp(
  `(?:${BEHIND_CLAUSE_OR_HOUR}|(?<=(?:\\p{L}{2}(?<!(?<!\\p{L})(?:${DOTTED_WORDS}))|\\d)[.!?] ))(?<name>(?!${TITLE})${CAPITALS}(?: (?:on|at) (?:the )?${CAPITALS})?(?: #?\\d{1,5})?)(?=,? \\(?${ADDRESS}${CLAUSE_NEXT})`,
  'gu',
);

/** 'Wreath Workshop, Dec 3, 7 PM, Carriage House, $40', '9-5, Larkspur on Mill Pike': a name right behind the hour, where that of the event stands ahead. */
const findBehindHours = (text: string, whens: readonly WhenSpan[], others: readonly FoundPlace[]): FoundPlace[] =>
  whens
    .filter((when) => when.isSure && whens.some((hour) => hour.isHour && hour.isSure && hour.to <= when.to))
    .flatMap(({ from, to }) => {
      const found = NAME_BEHIND.exec(text.slice(to));
      if (!found || !hasName(text.slice(0, from), whens)) return [];
      const [whole, lead] = [found[0], found.groups!.lead!];
      if (isNoPlace(whole.slice(lead.length))) return [];
      const span = { from: to + lead.length, to: to + whole.length };
      if (others.some((place) => isInOneSentence(text, place, span.from, span.to))) return [];
      return [toPlace(span, whole.slice(lead.length), BEHIND_HOUR_WEIGHT)];
    });

const BEHIND_HOUR_WEIGHT = 4;

/** 'this is Jen from Smile Dental', 'this is Dr. Patel’s office': where the appointment is that they write of. */
const findSenders = (text: string): FoundPlace[] => {
  const sender = SENDER.exec(text);
  if (!sender) return [];
  const name = sender.groups!.name!;
  const from = sender.index + sender[0].length - name.length;
  const clause = readPlaceClause(name);
  const isPractice = clause?.noun.isPractice || /['’]s? office$/i.test(name);
  return isPractice ? [toPlace({ from, to: from + name.length }, name, BEHIND_HOUR_WEIGHT)] : [];
};

const SENDER = new RegExp(
  `\\b[Tt]his is (?:\\p{Lu}\\p{L}+ (?:from|at|with) )?(?:the )?(?<name>(?:${CAPITAL_WORD} ){1,4}(?:[Oo]ffice|${CAPITAL_WORD}))(?=[\\s.,!])`,
  'u',
);

/** What a ticket, a mail or a flyer says there as well: 'Row F', 'Free Admission', 'Dr. Shah'. */
const NO_VENUE = `(?:Row|Seats?|Sec|Section|Car|Coach|Conf|Confirmation|Order|Res|Flight|Zoom|Microsoft|Google|Free|Doors?|Ages?|Grades?|Adults?|Kids|All|Bring|No|Tickets?|Rain|New Year|Friends of|${TITLE}|Love|Thanks|${WEEKDAY}|${MONTH})(?![\\p{L}])`;
const COMPANY =
  '(?:Admission|Refreshments|Cocoa|Cider|Music|Carols|Raffles?|Prizes|Food|Trucks?|Drinks|Dinner|Lunch|Breakfast|Brunch|Potluck|Santa|Pizza|Snacks|Parking|Games|Crafts|Welcome|Optional|Required|Only|Included|Party|Sale|Contest|Teams|Meeting|Concert|Show|Dance|Night|Day)';
const LAST_WORD = `(?!${COMPANY}(?![\\p{L}]))${CAPITAL_WORD}(?<!\\.|(?<!\\p{L})(?:${DOTTED_WORDS}))`;
const NAME_BEHIND = new RegExp(
  `^(?<lead>(?: in the (?:morning|afternoon|evening))?(?:,|\\s[|•–—-])\\s+(?:the )?)(?!${NO_VENUE})(?:${CAPITAL_WORD}(?: (?:${CAPITAL_WORD}|\\d{1,3}(?= \\p{Lu})|of|the|and|&)){0,4} ${LAST_WORD}${BESIDE}|${LAST_WORD} on ${STREET})${CLAUSE_NEXT}`,
  'u',
);

/** Behind the day or the hour, or in a clause of its own. At the beginning of the text it is a part of the name. */
const findAddresses = (text: string, addresses: readonly RegExpExecArray[], whens: readonly WhenSpan[]): FoundPlace[] =>
  addresses.flatMap(({ 0: name, index }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + name.length)];
    if (before.trim() === '') return [];
    const isBehindWhen = whens.some(({ to }) => to <= index && /^[\s,|•–—-]*(?:to )?$/.test(text.slice(to, index)));
    const isClause = (ENDS_IN_CLAUSE.test(before) || IS_SENTENCE_BEHIND.test(before)) && isClauseEnd(name, after);
    const isOfSale =
      ENDS_IN_SALE.test(before) && (isClauseEnd(name, after) || whens.some(({ from }) => from === index + name.length + 1));
    return isBehindWhen || isClause || isOfSale ? [toPlace({ from: index, to: index + name.length }, name, ADDRESS_WEIGHT)] : [];
  });

/** 'OPEN HOUSE 18 Larch Lane, Sat' */
const ENDS_IN_SALE = /(?:^|[.!?:] )(?:\p{L}+ )?(?:open house|(?:yard|garage|estate|moving|tag|rummage|barn) sale) $/iu;

/** 'Bring a tin. 1402 Larkspur Ln. Tools, quilts', not 'St. 12' */
const IS_SENTENCE_BEHIND = /(?:\d|[ap]\.?m|[a-z]{3})[.!?]+ $/i;

const ADDRESS_WEIGHT = 6;
const ADDRESSES = new RegExp(`(?<![\\w$#/:.-])${ADDRESS}(?![\\p{L}\\d])`, 'gu');
/** Of '18 Church St. Please ring' the dot ends the sentence. */
const isClauseEnd = (name: string, after: string): boolean =>
  IS_CLAUSE_END.test(after) || (name.endsWith('.') && /^ \p{Lu}/u.test(after));

const IS_CLAUSE_END = /^\s*(?:$|[,;|•–—!.()]|-\s)/;

/** 'open house sun 1-3 9 crest lane': typed without capitals, behind the hour. */
const findSmallAddresses = (text: string, whens: readonly WhenSpan[]): FoundPlace[] =>
  findAllMatches(text, SMALL_ADDRESSES).flatMap(({ 0: name, index }) =>
    whens.some(({ from, to }) => /^[\s,]{1,2}$/.test(text.slice(to, index)) && IS_HOUR.test(text.slice(from, to)))
      ? [toPlace({ from: index, to: index + name.length }, name, ADDRESS_WEIGHT)]
      : [],
  );

const SMALL_ADDRESSES =
  /(?<=[\s,])\d{1,5} (?:[nsew] )?(?:[a-z]{3,} ){1,2}(?:st|street|ave|avenue|rd|road|lane|ln|blvd|hwy|pkwy|terrace|circle)(?=\s*(?:$|[,;|!.)]))/g;
/** Not '12/5', behind which the number may be the hour. */
const IS_HOUR = /^[^/]*(?:\d ?[ap]\.?m?\.?|:\d\d|\d ?[-–] ?\d{1,2}|\bnoon)$/i;

/** 'girls night sat 7pm my house, bring wine'. Ahead of the day, it may belong to the name. */
const findOwnHomes = (text: string, whens: readonly WhenSpan[]): FoundPlace[] =>
  findAllMatches(text, OWN_HOMES).flatMap(({ 0: words, index }) => {
    const name = words.replace(/\.$/, '');
    const to = index + name.length;
    const [before, after] = [text.slice(0, index), text.slice(to)];
    const isBehind =
      CLAUSE_END.test(after) &&
      (AT_HOUR.test(before) || whens.some((when) => when.to <= index && BETWEEN.test(text.slice(when.to, index))));
    const isAhead = GATHERING_BEFORE.test(before) && whens.some(({ from }) => from >= to && BETWEEN.test(text.slice(to, from)));
    if (!isBehind && !isAhead) return [];
    const place = toPlace({ from: index, to }, name, HOME_WEIGHT);
    return [isAhead ? { ...place, reading: { ...place.reading, isDoubtful: true } } : place];
  });

const CLAUSE_END = new RegExp(`^(?: (?:then|instead))?${CLAUSE_NEXT}`);
const BETWEEN = /^[\s,?!.]{1,3}$/;
const AT_HOUR = /\bat \d{1,2}(?::\d\d)? $/;
/** Perhaps with the road that it is on: 'her place on Creek Rd'. */
const OWN_HOMES = new RegExp(
  `(?<=[\\s,])(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:${OWNED_PLACES})(?![\\p{L}\\d'’])(?: (?:on|off|down) (?:the )?${STREET}(?![\\p{L}\\d]))?`,
  'gu',
);
/** One does not clean or paint it. */
const GATHERING_BEFORE =
  /(?:club|group|night|party|shower|dinner|lunch|brunch|supper|breakfast|potluck|friendsgiving|thanksgiving|christmas|easter|poker|bunco|euchre|bridge|cards|trivia|study|practice|rehearsal|meeting|mtg|swap|exchange|sleepover|play ?date|bbq|cookout|bonfire|game|movie|coffee|drinks|wine|crafts?|bday|birthday) $/i;

/** 'at mine, Dec 2, 7:30pm, 61 Goldfinch': beside one's own home, the number of a house and its street without 'Street'. */
const findNumbersOfHomes = (text: string, led: readonly FoundPlace[]): FoundPlace[] =>
  led.some(isOwnHome)
    ? findAllMatches(text, NUMBERS_OF_HOMES).map(({ 0: name, index }) =>
        toPlace({ from: index, to: index + name.length }, name, ADDRESS_WEIGHT),
      )
    : [];

/** Not '12 Guests': a plural is what is counted. */
const NUMBERS_OF_HOMES = new RegExp(
  `(?<=[,;|•–—] )\\d{2,5} (?!${NO_VENUE}|${COMPANY}(?![\\p{L}])|(?:${inCapitals(MONTH)}|Max|Min|Plus|Buyin|Dollar)(?![\\p{L}]))\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?(?<!s)${CLAUSE_NEXT}`,
  'gu',
);

/** 'at the home of Mrs. Betty Lowe' */
const findHomes = (text: string): FoundPlace[] =>
  findAllMatches(text, HOMES).map(({ 0: whole, index, groups }) =>
    toPlace({ from: index, to: index + whole.length }, groups!.name!, HOME_WEIGHT),
  );

const HOME_WEIGHT = 8;
const HOMES =
  /(?<=^|[\s,;(])at (?:the )?(?<name>home of \p{Lu}[\p{L}.'’]*(?: (?:(?:and|&) )?\p{Lu}[\p{L}'’]*){0,4})(?![\p{L}'’])/gu;
