import { isAlert, isHiddenOrganization, type Organization, sortEvents, type TownEvent } from '#libs/contracts';
import { type IndexedEvent, toIndexedEvent } from './indexed-event';
import { type NumberedWords, Postings, toNumberedWords, Vocabulary } from './postings';
import { isNameless, toShortTitle, wordsOf } from './terms';
import { collectTownWords, type EventTownWords, type TownWords, townWordsOf } from './town-words';
import { wordWeightsOf } from './word-weights';

export type CalendarIndex = Readonly<{
  entries: readonly IndexedEvent[];
  postings: Postings;
  /** Titles of stop words only, in lower case: 'our town'. */
  nameless: ReadonlyMap<string, readonly number[]>;
  townWords: TownWords;
  alerts: readonly IndexedEvent[];
}>;

/** Of a stem, in the order of the calendar. */
export const entriesWith = ({ entries, postings }: CalendarIndex, word: string): IndexedEvent[] =>
  Array.from(postings.of(word).entries, (place) => entries[place]!);

/** Of its entries; -1 for an unknown event. */
export const placeOf = (calendar: CalendarIndex, id: number): number => {
  const places = placesOfCalendars.get(calendar) ?? new Map(calendar.entries.map(({ event }, place) => [event.id, place]));
  placesOfCalendars.set(calendar, places);
  return places.get(id) ?? -1;
};

/** A follow-up looks up the same events many times. */
const placesOfCalendars = new WeakMap<CalendarIndex, ReadonlyMap<number, number>>();

export const buildCalendarIndex = (events: readonly TownEvent[], organizations: readonly Organization[] = []): CalendarIndex =>
  new CalendarIndexer().build(events, organizations);

/** Builds a calendar's versions in turn. The same object is not read again: only what depends on all events is composed anew. */
export class CalendarIndexer {
  private vocabulary = new Vocabulary();
  private readings = new WeakMap<TownEvent, EventReading>();

  /** Keeps the list order. Withdrawn and hidden events are left out. */
  build(events: readonly TownEvent[], organizations: readonly Organization[]): CalendarIndex {
    const descriptions = new Map(organizations.map(({ name, description }) => [name, description]));
    const shown = sortEvents(
      events.filter(({ status, organization }) => status !== 'withdrawn' && !isHiddenOrganization(organization)),
    );
    const inOrder = shown.map((event) => this.readingOf(event, descriptions.get(event.organization) ?? ''));
    const entries = inOrder.map(({ entry }) => entry);
    const postings = new Postings(
      this.vocabulary,
      inOrder.map(({ words }) => words),
    );
    if (this.vocabulary.words.length > MAX_WORDS_PER_USED_WORD * postings.words.length) this.forget();
    return {
      entries,
      postings,
      nameless: placesOfNameless(inOrder),
      townWords: collectTownWords(inOrder.map(({ townWords }) => townWords)),
      alerts: entries.filter(({ event }) => isAlert(event)),
    };
  }

  private readingOf(event: TownEvent, ofOrganization: string): EventReading {
    const before = this.readings.get(event);
    if (before?.ofOrganization === ofOrganization) return before;
    const reading = readEvent(event, ofOrganization, this.vocabulary);
    this.readings.set(event, reading);
    return reading;
  }

  /** Words that no event has any more take memory. */
  private forget() {
    this.vocabulary = new Vocabulary();
    this.readings = new WeakMap();
  }
}

const MAX_WORDS_PER_USED_WORD = 4;

type EventReading = Readonly<{
  ofOrganization: string;
  entry: IndexedEvent;
  words: NumberedWords;
  /** Its title, if that has stop words only. */
  nameless: string | undefined;
  townWords: EventTownWords;
}>;

const readEvent = (event: TownEvent, ofOrganization: string, vocabulary: Vocabulary): EventReading => {
  const title = toShortTitle(event.name);
  return {
    ofOrganization,
    entry: toIndexedEvent(event, ofOrganization),
    words: toNumberedWords(wordWeightsOf(event), vocabulary),
    nameless: isNameless(title) ? wordsOf(title).join(' ') : undefined,
    townWords: townWordsOf(event),
  };
};

const placesOfNameless = (readings: readonly EventReading[]): Map<string, number[]> => {
  const found = readings.flatMap(({ nameless }, place) => (nameless === undefined ? [] : [{ nameless, place }]));
  const byTitle = Map.groupBy(found, ({ nameless }) => nameless);
  return new Map([...byTitle].map(([title, all]) => [title, all.map(({ place }) => place)]));
};
