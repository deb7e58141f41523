import { foldCaseAndAccents } from '#libs/contracts';
import { END_BOUNDARY, type Line, START_BOUNDARY } from './line';

export type KnownPlace = { name: string; address: string | null };

/** A known place, or the words after 'at' or '@'. */
export const takePlace = (line: Line, places: readonly KnownPlace[], town: string): KnownPlace | null =>
  takeKnownPlace(line, places, town) ?? takeNamedPlace(line);

const takeKnownPlace = (line: Line, places: readonly KnownPlace[], town: string): KnownPlace | null => {
  const rest = foldCaseAndAccents(line.rest);
  if (rest.length !== line.rest.length) return null;
  const known = places
    .flatMap((place) => placeNamesOf(place.name, town).map((name) => ({ place, name })))
    .sort((a, b) => b.name.length - a.name.length)
    .find(({ name }) => isPlaceIn(rest, name));
  if (!known) return null;
  const found = line.take(
    'Location',
    new RegExp(`${START_BOUNDARY}(?:(?:at|in|@) ?)?(?:the )?${escapeRegExp(known.name)}${END_BOUNDARY}`, 'i'),
  );
  return found ? known.place : null;
};

const isPlaceIn = (text: string, name: string): boolean => {
  const at = text.indexOf(name);
  if (at < 0) return false;
  const before = text.slice(0, at);
  // A single word needs a preposition: 'library card' is no place, 'at library' is one.
  return name.includes(' ') || /(?:^|[\s\uE000])(?:at|in|@)(?: the)? ?$/.test(before);
};

/** The full name, the name up to a comma or bracket, and that without the town's name or 'the'. */
const placeNamesOf = (name: string, town: string): string[] => {
  const whole = foldCaseAndAccents(name).trim();
  const short = whole.replace(/[,(].*$/, '').trim();
  const bare = short.replace(new RegExp(`^(?:the )?${escapeRegExp(foldCaseAndAccents(town))} (?:township )?`), '').trim();
  return [...new Set([whole, short, bare, short.replace(/^the /, '')])].filter(
    (one) => one.length >= 4 && !COMMON_WORDS.has(one),
  );
};

/** Too ambiguous to mean a known place. */
const COMMON_WORDS = new Set(['room', 'park', 'school', 'field', 'main', 'online', 'virtual', 'various', 'home', 'tbd']);

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const EVERYDAY_PLACES =
  'home|work|school|church|temple|the (?:library|park|gym|pool|field|school|church|office|mall|beach|house|Y)|[Tt]own [Hh]all';

/** "at Lucia's", "@ library", 'at the gym'. After 'at', a name is capitalized or an everyday place. */
const takeNamedPlace = (line: Line): KnownPlace | null => {
  const found =
    line.take(
      'Location',
      /(?<=^|[\s,;(\uE000])@\s?(?<name>[^\s,;@#()\uE000][^,;@#()\uE000]*?)(?=\s*(?:$|[,;.!?()@#\uE000]|\s(?:with|w\/|for|on|from|to|bring)\b|\s-\s))/i,
    ) ??
    line.take(
      'Location',
      new RegExp(`(?<=^|[\\s,;(\\uE000])(?:[Aa][Tt])\\s(?<name>(?:${EVERYDAY_PLACES})(?=$|[\\s,;.!?()\\uE000]))`),
    ) ??
    line.take(
      'Location',
      /(?<=^|[\s,;(\uE000])(?:[Aa][Tt]|[Ii]n (?=[Rr]oom|[Rr]m|[Gg]ym|[Cc]afeteria|[Aa]uditorium))\s?(?<name>(?:the |The )?(?:\d+\w* )?[A-Z\d][^\s,;@#()\uE000]*(?:\s+(?:[A-Z\d&][^\s,;@#()\uE000]*|of|the|and|at|on|de|la|house|field|school|park|library|hall|center|church|room|pool)(?=$|[\s,;.!?()\uE000]))*)/,
    );
  if (!found) return null;
  const from = found.index + found[0].lastIndexOf(found.groups!.name!);
  const name = line
    .originalText(from, from + found.groups!.name!.length)
    .replace(/[\s.]+$/, '')
    .replace(/^[Tt]he /, '');
  return /\p{L}/u.test(name) ? { name, address: null } : null;
};
