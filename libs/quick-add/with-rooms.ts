import { ADDRESS } from './bare-place-rules';
import { isInSpan, type Span } from './candidates';
import { countEventWords } from './event-words';
import { lengthOfWords, STOP } from './find-place-clauses';
import { type FoundPlace, isOwnHome, type KnownPlace, type WhenSpan } from './place-reading';
import { FLOORS } from './place-words';
import { type PlaceClause, readPlaceClause } from './read-place-clause';

type Line = Readonly<{ text: string; whens: readonly WhenSpan[]; known: ReadonlySet<KnownPlace> }>;

/**
 * A place with its room before or behind it is one place: 'Council Chambers at City Hall', 'Oak Hall, Teen Room', 'Courthouse, 3rd floor,
 * Room 302'. So is a place that the town does not know with its address: 'Jump Zone, 2240 Commerce Dr'.
 */
export const withRooms = (line: Line, places: readonly FoundPlace[]): readonly FoundPlace[] => {
  const joined = places.map((place) => joinRooms(line, place, places));
  const longer = joined.filter((place, at) => place !== places[at]);
  if (longer.length === 0) return places;
  // The room alone, or its house alone, is no other place.
  const isSameOrPart = (place: FoundPlace, at: number) =>
    longer.some((one) => isInSpan(withoutStop(line.text, place), one) && (!isInSpan(one, place) || joined.indexOf(one) < at));
  return joined.filter((place, at) => !isSameOrPart(place, at));
};

/** '19 Mill Sq.' at the end of a sentence */
const withoutStop = (text: string, { from, to }: Span): Span => ({ from, to: text[to - 1] === '.' ? to - 1 : to });

const joinRooms = (line: Line, place: FoundPlace, places: readonly FoundPlace[]): FoundPlace => {
  const { text, known } = line;
  const { reading } = place;
  const [house, ...others] = reading.places as [KnownPlace, ...KnownPlace[]];
  if (reading.weight <= 0 || reading.isName || reading.isTyped || others.length > 0 || isOwnHome(place)) return place;
  const isKnown = places.some((one) => known.has(one.reading.places[0]!) && one.to === place.to);
  const room = findRoomBefore(line, place);
  const end = endOfRooms(line, isKnown ? place.to : endOfAddress(text, place.to));
  if (!room && end === place.to) return place;
  const span = withoutStop(text, { from: room?.from ?? place.from, to: end });
  if (places.some((one) => known.has(one.reading.places[0]!) && isInSpan(span, one))) return place;
  const [lead] = LEAD.exec(text.slice(place.from, place.to))!;
  const before = room ? text.slice(room.name, place.from) + lead : '';
  const own = text.slice(place.from + lead.length, place.to);
  const isKind = room !== null && (/the $/i.test(lead) || /^\p{Ll}/u.test(own));
  const name = `${before}${known.has(house) && !isKind ? house.name : own}${text.slice(place.to, span.to)}`;
  const parts = places.filter((one) => isInSpan(withoutStop(text, one), span));
  const weight = Math.max(...parts.map((one) => one.reading.weight)) + JOINED;
  return { ...span, reading: { ...reading, places: [{ name, address: house.address }], weight } };
};

const JOINED = 1;
const LEAD = /^(?:(?:at|in|inside|on|to) |@ ?)?(?:the )?/i;

/** From its 'in the'; its name begins behind that. */
type Room = Readonly<{ from: number; name: number }>;

/** 'in the Indiana Room of ' before 'the Public Library', behind a day, an hour or a sign. */
const findRoomBefore = ({ text, whens }: Line, place: Span): Room | null => {
  const isLed = /^(?:(?:at|in|inside|on) |@)/i.test(text.slice(place.from, place.to));
  const storey = isLed ? STOREY.exec(text.slice(0, place.from)) : null;
  if (storey) return { from: storey.index, name: storey.index };
  const joint = (isLed ? /,? $/ : /(?:,| of| at| in)(?: the)? $/i).exec(text.slice(0, place.from));
  // In 'Oak Hall, 12 Elm Street' the address is that of the hall.
  if (!joint || /^\d/.test(text.slice(place.from))) return null;
  const to = joint.index;
  const ends = [
    ...[...text.slice(0, to).matchAll(SIGNS)].map(({ 0: { length }, index }) => index + length),
    ...whens.filter((when) => (when.isSure || when.isHour) && when.to <= to).map((when) => when.to),
  ];
  if (ends.length === 0) return null;
  const clause = Math.max(...ends);
  const lead = LEAD_OF_ROOM.exec(text.slice(clause, to));
  const begin = clause + (lead ? lead.index + lead[0].length : /^\s*(?:the )?/i.exec(text.slice(clause, to))![0].length);
  const words = text.slice(begin, to).split(' ');
  const events = lead ? 0 : countEventWords(words);
  const name = begin + lengthOfWords(words.slice(0, events));
  const room = readPlaceClause(text.slice(name, to));
  if (!room || !isRoom(room) || (room.isBare && !lead)) return null;
  return { from: lead ? clause + lead.index + /^\s*/.exec(lead[0])![0].length : name, name };
};

/** 'upstairs at the library' */
const STOREY = /\b(?:up|down)stairs $/i;

/** The last one of a clause. */
const LEAD_OF_ROOM = /(?:^|\s)(?:in|inside|at)\s(?:the\s)?(?!.*\s(?:in|inside|at)\s)/i;

const isRoom = ({ noun }: PlaceClause): boolean => noun.isPart === true && !noun.isWeak;

const SIGNS = new RegExp(`[,;:|•–—!?()\\n]|\\s[-/](?=\\s)|${STOP}`, 'gu');

const endOfAddress = (text: string, to: number): number => to + (ADDRESS_BEHIND.exec(text.slice(to))?.[0].length ?? 0);

const endOfRooms = (line: Line, to: number): number => {
  const end = endOfRoom(line, to);
  return end === to ? to : endOfRooms(line, end);
};

const endOfRoom = ({ text, whens }: Line, at: number): number => {
  const floor = FLOOR_BEHIND.exec(text.slice(at));
  if (floor) return at + floor[0].length;
  const comma = /^, (?:(?:in )?the )?/i.exec(text.slice(at))?.[0];
  if (!comma) return at;
  const from = at + comma.length;
  const sign = text.slice(from).search(SIGNS);
  const sure = whens.filter((when) => when.isSure && when.from >= from).map((when) => when.from);
  const words = text.slice(from, Math.min(sign < 0 ? text.length : from + sign, ...sure)).replace(/[\s.]+$/, '');
  const room = words.length <= MAX_ROOM ? readPlaceClause(words) : null;
  return room && isRoom(room) && !room.isBare ? from + words.length : at;
};

const MAX_ROOM = 40;
const ADDRESS_BEHIND = new RegExp(`^, ${ADDRESS}(?=\\s*(?:$|[,;.!|()\\n–—]))`, 'u');
const FLOOR_BEHIND = new RegExp(`^, ${FLOORS}(?=\\s*(?:$|[,;.!|()\\n]))`, 'iu');
