import { foldCaseAndAccents } from '#libs/contracts';
import { CORRECTION, findLateCorrections } from '#libs/when';
import { BUSY } from './busy';
import { withBlanksAt } from './candidates';
import { findBarePlaces, findFaintPlaces } from './find-bare-places';
import { findKnownPlaces } from './find-known-places';
import { findLedPlaces } from './find-led-places';
import { asMoreThanKnown, asOnlyOneOfKind, joinWithKnown } from './join-with-known';
import { withoutOtherLines, withoutTitlesOfWorks } from './lines-without-place';
import { type FoundPlace, isOwnHome, type KnownPlace, type WhenSpan } from './place-reading';
import { OWNED_PLACES, STREETS } from './place-words';
import { readPlaceClause } from './read-place-clause';
import { comesAfter, endsSentence } from './sentence-end';
import { withRooms } from './with-rooms';

/** Known places, words behind 'at', '@' and 'in', and those that stand for themselves. `text` is the original line. */
export const findPlaces = (
  text: string,
  places: readonly KnownPlace[],
  town: string,
  whens: readonly WhenSpan[],
): FoundPlace[] => {
  const known = withoutOtherLines(text, findKnownPlaces(text, places, town, whens));
  const led = withoutOtherLines(text, findLedPlaces(text, whens))
    .filter((place) => !isTownOfComing(text, place, town) && !isOfQuotation(text, place))
    .flatMap((place) => [place, ...findCorrected(text, place, whens)])
    .map((place) => (readPlaceClause(place.reading.places[0]!.name) ? asMoreThanKnown(place, known) : place))
    .flatMap((place) => asOfTitle(text, place, whens));
  const clear = withoutOtherLines(text, findBarePlaces(text, whens, led));
  const faint = withoutOtherLines(text, findFaintPlaces(text, whens, [...known, ...led, ...clear]));
  const bare = withoutTitlesOfWorks(text, [...clear, ...faint], [...known, ...led])
    .flatMap((place) => asOfTitle(text, place, whens))
    .map((place) => asMoreThanKnown(place, known));
  const only = [...led, ...bare].map((place) => asOnlyOneOfKind(place, places));
  const line = { text, whens, known: new Set(known.flatMap(({ reading }) => reading.places)) };
  const all = withRooms(line, joinWithKnown(text, known, only));
  // 'at our offices, 38 Saranac Street': the address says where that is.
  const said = all.some(isAddress) ? all.filter((place) => !isOwnHome(place)) : all;
  // 'at Luigi's Friday at 7, no wait, at Mario's'
  const likely = [...said, ...findLateCorrections(text, said, (weight) => weight + CORRECTING)];
  const first = likely.filter((place) => !isAfterwards(text, place, whens));
  const own = (first.some(({ reading }) => reading.weight > 0) ? first : likely)
    .filter((place) => !isOfOtherThing(text.slice(0, place.from)) && !isAddressOfOther(text, place, likely))
    .map((place) => (isOfLaterHour(text, place, whens) ? { ...place, reading: { ...place.reading, isDoubtful: true } } : place));
  // Of several places behind 'at', each may be meant.
  const isOfEvent = (place: FoundPlace) =>
    place.reading.weight > 0 && !IS_LED.test(text.slice(place.from, place.to)) && !isInLaterSentence(text, place, whens);
  const isArrival = (place: FoundPlace) => ARRIVES.test(clauseBefore(text, place, whens));
  const hasDeparture = own.some((place) => DEPARTS.test(clauseBefore(text, place, whens)) && !isArrival(place));
  const gone = hasDeparture ? own.filter((place) => !isArrival(place)) : own;
  const near = gone.some(isOfEvent) ? gone.filter((place) => !isInLaterSentence(text, place, whens)) : gone;
  return near.some((place) => isElsewhere(text, place, whens)) ? near.filter((place) => !isHost(text, place)) : near;
};

/** 'Depart 9:15 AM Larkspur Depot. Arrive 11:20 AM South Station': one goes to where it leaves. */
const DEPARTS = /\b(?:dep|depart(?:s|ing|ure)?|lea(?:ves?|ving)|sails?|from)\b[^.,;]*$/i;
const ARRIVES = /\b(?:arr|arriv(?:es?|ing|al)|returns?|returning)\b[^.,;]*$/i;

/** The words of the clause before a place, without days and hours, whose stops end no clause. */
const clauseBefore = (text: string, { from }: FoundPlace, whens: readonly WhenSpan[]): string =>
  withBlanksAt(
    text.slice(0, from),
    whens.filter(({ to }) => to <= from),
  );

/** 'Table read of "Trouble at the Old Mill"' */
const isOfQuotation = (text: string, { from, to }: FoundPlace): boolean =>
  OPEN_QUOTATION.test(text.slice(0, from)) && /["”]/.test(text.slice(to - 1, to + 1));

const OPEN_QUOTATION = /(?:^|\s)["“][^"“”]*\p{L} $/u;

/** 'Christmas on the Square' in a line of its own, ahead of that of the day. 'The House on Mango Street' is the name of a work. */
const asOfTitle = (text: string, place: FoundPlace, whens: readonly WhenSpan[]): FoundPlace[] => {
  const end = text.indexOf('\n');
  if (place.from === 0 || place.to !== end || whens.some((when) => when.isSure && when.from < end)) return [place];
  const title = text.slice(0, end);
  const of = OF_TITLE.exec(title);
  if (!of || of.index > place.from) return [place];
  return of.groups!.street && /^the /i.test(title) ? [] : [{ ...place, reading: { ...place.reading, isName: true } }];
};

const OF_TITLE = new RegExp(`\\b(?:(?:at|on|in) the \\p{L}+|on (?<street>(?:the )?(?:\\p{L}+ ){1,2}(?:${STREETS})))$`, 'iu');

const isAddress = ({ reading }: FoundPlace): boolean => /^\d+\w? \p{Lu}/u.test(reading.places[0]!.name);

/** 'Lincoln School Class of 1986 reunion, 6 pm, Elks Lodge' is held by the school, but not there. */
const isHost = (text: string, { from, to }: FoundPlace): boolean => from === 0 && /^ \p{L}{3}/u.test(text.slice(to));

/** Behind the day or the hour, with a name of its own, which is no room of another place. */
const isElsewhere = (text: string, place: FoundPlace, whens: readonly WhenSpan[]): boolean =>
  IS_AT_YOURS.test(text.slice(place.from, place.to)) ||
  (place.reading.weight > 0 &&
    /^\p{Lu}/u.test(place.reading.places[0]!.name) &&
    !IS_ROOM.test(place.reading.places[0]!.name) &&
    whens.some(({ to, isSure }) => isSure && to <= place.from) &&
    !isInLaterSentence(text, place, whens));

/** 'Larkspur Plumbing: Joe will be at your house Tuesday' */
const IS_AT_YOURS = new RegExp(`^at your (?:${OWNED_PLACES})$`, 'i');
const IS_ROOM = /^(?:gym|cafeteria|auditorium|library|room|rm|suite|studio|gymnasium|lobby)\b/i;

/** 'at Luigi's, no, at Mario's', 'at the pool I mean the gym': the second place stands instead of the first. */
const findCorrected = (text: string, place: FoundPlace, whens: readonly WhenSpan[]): FoundPlace[] => {
  const slip = CORRECTED.exec(text.slice(place.to))?.[0] ?? '';
  if (!IS_CLEAR_SLIP.test(slip)) return [];
  const lead = 'at ';
  const offset = place.to + slip.length - lead.length;
  const moved = whens.map(({ from, to, isSure }) => ({ from: from - offset, to: to - offset, isSure }));
  return findLedPlaces(`${lead}${text.slice(offset + lead.length)}`, moved)
    .filter(({ from }) => from === 0)
    .map(({ to, reading }) => ({
      from: place.from,
      to: to + offset,
      reading: { ...reading, weight: reading.weight + CORRECTING },
    }));
};

const CORRECTED = new RegExp(`^${CORRECTION}`, 'i');
/** Not 'at the gym, no dogs' */
const IS_CLEAR_SLIP = /\b(?:meant?|make that|scratch that|rather|actually)\b|\b(?:at|the) $/i;
const CORRECTING = 8;

const IS_LED = /^(?:at|in|@)/i;

/** 'Santa is coming to Fenwick Heights' names no place in it. */
const isTownOfComing = (text: string, { from, reading }: FoundPlace, town: string): boolean =>
  (/^to /i.test(text.slice(from)) || IS_OF_NAME.test(text.slice(0, from))) &&
  foldCaseAndAccents(reading.places[0]!.name) === foldCaseAndAccents(town.replace(/,.*$/, ''));

/** 'Ivy Tech at Marlow' */
const IS_OF_NAME = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ $/u;

/** 'Wedding Saturday, 3 pm, St. Anne Church. Reception to follow at the Grange' */
const isInLaterSentence = (text: string, { from }: FoundPlace, whens: readonly WhenSpan[]): boolean => {
  const last = Math.max(...whens.filter(({ to, isSure }) => isSure && to <= from).map(({ to }) => to));
  return last > 0 && endsSentence(text, last, from);
};

/** 'Movie Friday 7 pm at the Rialto, then pizza at our place' */
const isAfterwards = (text: string, { from }: FoundPlace, whens: readonly WhenSpan[]): boolean =>
  whens.some(({ to, isSure }) => isSure && to <= from && comesAfter(text, to, from));

/** 'Cleanup Sunday 9-11. Donuts at 8:45 at our place': perhaps only what has the hour of the later sentence. */
const isOfLaterHour = (text: string, { from }: FoundPlace, whens: readonly WhenSpan[]): boolean => {
  const hours = whens.filter(({ to, isHour }) => isHour && to <= from);
  return hours.some((hour) => endsSentence(text, hour.to, from)) && hours.some((hour) => !endsSentence(text, hour.to, from));
};

/** 'at Il Fiore, 14 Mill Road', 'County Courthouse, Room 201' */
const isAddressOfOther = (text: string, { from }: FoundPlace, all: readonly FoundPlace[]): boolean =>
  IS_PART_OF_OTHER.test(text.slice(from)) &&
  all.some(
    ({ to, reading }) =>
      to < from && (ADJOINS.test(text.slice(to, from)) || (reading.weight > 0 && isAddressBehind(text, to, from))),
  );

const ADJOINS = /^[\s,(|–—-]+$/;

/** 'Table at Il Fiore, Sat 7 pm. We hold it for 15 minutes. 14 Mill Road' */
const isAddressBehind = (text: string, place: number, from: number): boolean =>
  /^\d/.test(text.slice(from)) && /[.!] $/.test(text.slice(0, from)) && endsSentence(text, place, from);

const IS_PART_OF_OTHER = /^(?:\d|(?:room|rm|suite|ste|building|bldg|floor|unit)\b)/i;

/** 'Polka Sat Dec 5 7pm. Tickets at the Town Hall': where something is got or given, or somebody is meanwhile, in a clause behind the hour. */
const isOfOtherThing = (before: string): boolean => {
  const from = Math.max(...CLAUSE_ENDS.map((mark) => before.lastIndexOf(mark))) + 1;
  const clause = before.slice(from);
  return (
    (TICKETS.test(clause) || (CHECK_IN.test(clause) && !HOUR.test(clause)) || BUSY.test(clause)) &&
    /\d/.test(before.slice(0, from))
  );
};

const CLAUSE_ENDS = ['.', '!', '?', ',', ';', '|', '•', '–', '—'];

/** Of 'check in 6:45 AM at Lakeland Surgical Center' the hour and the place are those of the event. */
const CHECK_IN = /^\s*(?:(?:parents|visitors|guests|families|volunteers|all) )?(?:please |must )?(?:sign|check) (?:in|out)\b/i;
const HOUR = /\d ?[ap]\.?m?\b|\d:\d/i;

const TICKETS =
  /^\s*(?:\$\d[\d.]*(?: [a-z]+){0,3} ?$|(?:(?:advance|raffle|all|your|more|get|buy|purchase|for|please) )*(?:tickets?|tix|registry|registered|register|registration|rsvps?|line-?ups?|staging|lodging|sign[- ]?ups?|forms?|donations?|info(?:rmation)?|details|proceeds|parking|park|questions)|(?:please )?(?:draw|drop off|pick up|get|grab|turn in|pay|sign up|buy|return) (?:your|a|the|an|yours|them|it))\b/i;
