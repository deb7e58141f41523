import { type ChatQuery, isAlert, isExpired, memoize, publishersOf, toOrganizationEntry } from '#libs/contracts';
import { mainPlainTextOf } from '#libs/contracts/texts';
import { placeOf } from './calendar-index';
import type { ChatContext } from './chat-context';
import { findMatches } from './find-matches';
import type { IndexedEvent } from './indexed-event';
import { AUDIENCE_PATTERNS, TRAIT_PATTERNS } from './lexicon/audiences';
import { extractTerms, wordsOf } from './terms';
import { STREET_TYPES, toPlaceStem } from './town-words';

export const selectPool = (query: ChatQuery, context: ChatContext): IndexedEvent[] => {
  const { place, among, without, elsewhere } = query;
  const entries = (among ? findAll(among, context) : entriesOf(query, context)).filter(createPoolTest(query, context));
  const there = place ? filterByPlace(entries, place) : entries;
  const exclusions = new Set([
    ...(elsewhere ? filterByPlace(there, elsewhere) : []),
    ...(without ? [...findNamed(without, context), ...filterByLabel(there, without)] : []),
  ]);
  return exclusions.size > 0 ? there.filter((entry) => !exclusions.has(entry)) : there;
};

/** 'No kids stuff', 'not outdoors': what has that label. */
const filterByLabel = (entries: readonly IndexedEvent[], words: string): IndexedEvent[] => {
  const [label] = [...AUDIENCE_PATTERNS, ...TRAIT_PATTERNS].find(([, pattern]) => pattern.exec(words)?.[0] === words) ?? [];
  return entries.filter(
    ({ event, labels }) =>
      label &&
      (labels[label] !== undefined ||
        (label === 'children' && labels.teens !== undefined && !WITH_ADULTS.test(mainPlainTextOf(event)))),
  );
};

/** 'Adults and teens' */
const WITH_ADULTS = /\badults (?:and|&|or) teens\b|\bteens (?:and|&|or) adults\b/i;

const findNamed = (words: string, { calendar, town }: ChatContext): IndexedEvent[] =>
  words
    .split(/ (?:and|or|nor) |, | & /i)
    .flatMap((one) => findMatches(calendar, extractTerms(one, town), one))
    .filter(({ isWhole, worth }) => isWhole && worth >= MIN_WORTH_OF_EXCLUDED)
    .map(({ entry }) => entry);

/** A category counts, but only with the word itself. */
const MIN_WORTH_OF_EXCLUDED = 0.58;

/** Whether an event of all that are known is in the pool. A few fields need the whole pool. */
export const createMembershipTest = (query: ChatQuery, context: ChatContext): ((entry: IndexedEvent) => boolean) => {
  if (!query.place && !query.whose && !query.among && !query.without && !query.elsewhere) return createPoolTest(query, context);
  const pool = new Set(selectPool(query, context));
  return (entry) => pool.has(entry);
};

const createPoolTest = ({ organization, state, asks }: ChatQuery, { now }: ChatContext): ((entry: IndexedEvent) => boolean) => {
  const isOfOrganization = organization ? createOrganizationTest(organization) : () => true;
  return (entry) => {
    if (!isOfOrganization(entry)) return false;
    const { event } = entry;
    if (isExpired(event, now) && !(asks === 'state' && isAlert(event))) return false;
    return !state || (event.status === 'cancelled') === (state === 'cancelled');
  };
};

const findAll = (ids: readonly number[], { calendar, own }: ChatContext): IndexedEvent[] =>
  ids.flatMap((id) => own?.entries[placeOf(own, id)] ?? calendar.entries[placeOf(calendar, id)] ?? []);

const entriesOf = ({ whose }: ChatQuery, context: ChatContext): readonly IndexedEvent[] => {
  const { own, resident } = context;
  if (!whose || whose === 'district') return allEntries(context);
  const saved = () => findAll(resident?.saved ?? [], context);
  if (whose === 'own') return own?.entries ?? [];
  if (whose === 'mine') return [...new Set([...(own?.entries ?? []), ...saved()])].sort(compareByStart);
  if (whose === 'saved') return saved().sort(compareByStart);
  if (whose === 'reminders') return findAll([...new Set(resident?.reminders.map(({ eventId }) => eventId))], context);
  const followed = new Set(resident?.followed);
  return context.calendar.entries.filter(({ event }) =>
    publishersOf(event).some(
      ({ organization, subOrganization }) =>
        followed.has(organization) || (subOrganization && followed.has(toOrganizationEntry(organization, subOrganization))),
    ),
  );
};

const allEntries = ({ calendar, own }: ChatContext): readonly IndexedEvent[] =>
  own ? [...calendar.entries, ...own.entries] : calendar.entries;

export const compareByStart = (a: IndexedEvent, b: IndexedEvent): number =>
  a.event.date.localeCompare(b.event.date) || (a.start ?? -1) - (b.start ?? -1);

/** Many events are at the same place. By its location or publisher; by its address where two words name a place that is no street, or nothing else bears the name. */
const filterByPlace = (entries: readonly IndexedEvent[], place: string): IndexedEvent[] => {
  const stems = wordsOf(place).map(toPlaceStem).join(' ');
  const phrase = new RegExp(` (?:${PLACE_KINDS[stems] ?? stems}) (?!(?:${[...STREET_TYPES].join('|')}) )`);
  const isThere = memoize((text: string) => phrase.test(text));
  const there = entries.filter(({ placeText }) => isThere(placeText));
  const isWholeName = wordsOf(place).length > 1 && !STREET_TYPES.has(toPlaceStem(wordsOf(place).at(-1)!));
  return there.length > 0 && !isWholeName
    ? there
    : entries.filter(({ placeText, addressText }) => isThere(placeText) || isThere(addressText));
};

/** What else a place of a kind may be called, in stems. */
const PLACE_KINDS: Readonly<Record<string, string>> = {
  church: 'church|parish|chapel|cathedral',
  gym: 'gym|gymnasium',
  theater: 'theater|theatr|playhous|opera hous',
  firehous: 'firehous|fire hous|fire station|fire hall',
};

const createOrganizationTest = (organization: string) => {
  const phrase = ` ${wordsOf(organization).map(toPlaceStem).join(' ')} `;
  const isOf = memoize((text: string) => text.includes(phrase));
  return ({ publisherText }: IndexedEvent) => isOf(publisherText);
};

export const firstOfEachName = (entries: readonly IndexedEvent[]): IndexedEvent[] => {
  const names = new Set<string>();
  return entries.filter(({ event: { name } }) => !names.has(name) && names.add(name));
};

/** The first of each name that meets a test; null of more than `most` names. The test may be slow. */
export const firstFewNames = (
  entries: readonly IndexedEvent[],
  isMeant: (entry: IndexedEvent) => boolean,
  most: number,
): readonly IndexedEvent[] | null => {
  const found = new Map<string, IndexedEvent>();
  for (const entry of entries) {
    if (found.has(entry.event.name) || !isMeant(entry)) continue;
    if (found.size === most) return null;
    found.set(entry.event.name, entry);
  }
  return [...found.values()];
};
