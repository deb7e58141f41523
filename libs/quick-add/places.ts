import { folded } from '#libs/contracts';
import { AFTER, BEFORE, type Line } from './line';

export type KnownPlace = { name: string; address: string | null };

/** Takes where it is out of the line: a place that the town knows, or what stands after 'at' or '@'. */
export const takePlace = (line: Line, places: readonly KnownPlace[], town: string): KnownPlace | null =>
  takeKnown(line, places, town) ?? takeNamed(line);

const takeKnown = (line: Line, places: readonly KnownPlace[], town: string): KnownPlace | null => {
  const rest = folded(line.rest);
  if (rest.length !== line.rest.length) return null;
  const known = places
    .flatMap((place) => namesOf(place.name, town).map((name) => ({ place, name })))
    .sort((a, b) => b.name.length - a.name.length)
    .find(({ name }) => standsIn(rest, name));
  if (!known) return null;
  const found = line.take('Location', new RegExp(`${BEFORE}(?:(?:at|in|@) ?)?(?:the )?${escaped(known.name)}${AFTER}`, 'i'));
  return found ? known.place : null;
};

const standsIn = (text: string, name: string): boolean => {
  const at = text.indexOf(name);
  if (at < 0) return false;
  const before = text.slice(0, at);
  // A name alone may be anybody's: 'library card' is no place, 'at library' is one.
  return name.includes(' ') || /(?:^|[\s\uE000])(?:at|in|@)(?: the)? ?$/.test(before);
};

/** Whole; without what stands behind a comma or in brackets; without the town's name; and its last words. */
const namesOf = (name: string, town: string): string[] => {
  const whole = folded(name).trim();
  const short = whole.replace(/[,(].*$/, '').trim();
  const bare = short.replace(new RegExp(`^(?:the )?${escaped(folded(town))} (?:township )?`), '').trim();
  return [...new Set([whole, short, bare, short.replace(/^the /, '')])].filter((one) => one.length >= 4 && !COMMON.has(one));
};

/** What means too much to mean a place. */
const COMMON = new Set(['room', 'park', 'school', 'field', 'main', 'online', 'virtual', 'various', 'home', 'tbd']);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const EVERYDAY =
  'home|work|school|church|temple|the (?:library|park|gym|pool|field|school|church|office|mall|beach|house|Y)|[Tt]own [Hh]all';

/** "at Lucia's", "@ library", 'at the gym'; after 'at' a name begins with a capital, or is one that everybody has. */
const takeNamed = (line: Line): KnownPlace | null => {
  const found =
    line.take(
      'Location',
      /(?<=^|[\s,;(\uE000])@\s?(?<name>[^\s,;@#()\uE000][^,;@#()\uE000]*?)(?=\s*(?:$|[,;.!?()@#\uE000]|\s(?:with|w\/|for|on|from|to|bring)\b|\s-\s))/i,
    ) ??
    line.take('Location', new RegExp(`(?<=^|[\\s,;(\\uE000])(?:[Aa][Tt])\\s(?<name>(?:${EVERYDAY})(?=$|[\\s,;.!?()\\uE000]))`)) ??
    line.take(
      'Location',
      /(?<=^|[\s,;(\uE000])(?:[Aa][Tt]|[Ii]n (?=[Rr]oom|[Rr]m|[Gg]ym|[Cc]afeteria|[Aa]uditorium))\s?(?<name>(?:the |The )?(?:\d+\w* )?[A-Z\d][^\s,;@#()\uE000]*(?:\s+(?:[A-Z\d&][^\s,;@#()\uE000]*|of|the|and|at|on|de|la|house|field|school|park|library|hall|center|church|room|pool)(?=$|[\s,;.!?()\uE000]))*)/,
    );
  if (!found) return null;
  const from = found.index + found[0].lastIndexOf(found.groups!.name!);
  const name = line
    .typed(from, from + found.groups!.name!.length)
    .replace(/[\s.]+$/, '')
    .replace(/^[Tt]he /, '');
  return /\p{L}/u.test(name) ? { name, address: null } : null;
};
