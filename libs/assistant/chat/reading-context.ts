import { type Day, timeOfDayIn, toTownDay } from '#libs/contracts';
import { mainTextOf } from '#libs/contracts/texts';
import { endOf, matchesTime } from './asked';
import { matchesLabels } from './asked-labels';
import { type CalendarIndex, entriesWith, placeOf } from './calendar-index';
import type { ChatContext } from './chat-context';
import { dailyHoursOf } from './daily-hours';
import { findMatches, MIN_WORTH_OF_NAME, MIN_WORTH_OF_ONE_TERM, toEntries, weighTerm } from './find-matches';
import type { IndexedEvent } from './indexed-event';
import { selectPool } from './pool';
import { nameToWords, type ReadingContext } from './question';
import { findSchoolBreak, isSchoolDate } from './school';
import { extractTerms, otherFormsOf, relatedStemsOf, stem, type Term, toShortTitle, wordsOf } from './terms';
import { toPlaceStem } from './town-words';
import { isOnWeekday } from './weekdays';

/** One question is read several times. */
export const toReadingContext = (context: ChatContext): ReadingContext => {
  const reading = readingContexts.get(context) ?? createReadingContext(context);
  readingContexts.set(context, reading);
  return reading;
};

const readingContexts = new WeakMap<ChatContext, ReadingContext>();

const createReadingContext = (context: ChatContext): ReadingContext => {
  const { now, timeZone, town, calendar, schools = [] } = context;
  const today = toTownDay(timeZone, now);
  const matchesOf = (words: string) => findMatches(calendar, extractTerms(words, town), words);
  const entryOf = (id: number) => calendar.entries[placeOf(calendar, id)];
  return {
    today,
    minuteOfDay: timeOfDayIn(timeZone, now),
    ...{ town, townWords: calendar.townWords, schools: schools.map(({ name }) => name) },
    events: {
      mentions: (id, words) => isMentioned(calendar, id, extractTerms(words, town)),
      says: (id, text) => isSaid(entryOf(id), text),
      mentionsAny: (id, words) =>
        extractTerms(words, town).some((term) => isMentioned(calendar, id, [term]) || isInText(calendar, id, term.word)),
      saysAges: (id) => entryOf(id)?.ages != null,
      hasDailyHours: (id) => {
        const entry = entryOf(id);
        return entry !== undefined && dailyHoursOf(entry).length > 0;
      },
      areTitled: (words) => areTitled(calendar, extractTerms(words, town)),
      areCalled: (words) => areCalled(calendar, extractTerms(words, town), ({ last }) => last >= today),
      areCalledBesideSchool: (words) =>
        areCalled(calendar, extractTerms(words, town), ({ event, last }) => last >= today && !isSchoolDate(event, '')),
      areWholeTitle: (words) => isWholeTitle(calendar, words, today),
      areNamed: (words) => matchesOf(words).some(({ isWhole, worth }) => isWhole && worth >= MIN_WORTH_OF_ONE_TERM),
      isPlace: (words) => calendar.townWords.placePhrases.has(wordsOf(words).map(toPlaceStem).join(' ')),
      areOn: (day, words) =>
        (words === undefined ? calendar.entries : toEntries(matchesOf(words))).some(
          ({ first, last }) => first !== null && first <= day && day <= last,
        ),
      areOnWeekday: (weekday, words) =>
        matchesOf(words).some(
          ({ entry, isWhole, worth }) =>
            isWhole &&
            worth >= MIN_WORTH_OF_NAME &&
            entry.last >= today &&
            entry.first !== null &&
            isOnWeekday(entry.first, entry.last, [weekday]),
        ),
      areInTitle: (words) => {
        const phrase = ` ${wordsOf(words).join(' ')} `;
        return entriesWithFirstWord(calendar, words).some(
          ({ nameText, start, last }) => start !== null && last >= today && nameText.includes(phrase),
        );
      },
      areNamedWithin: ({ from, to }, words) => {
        const terms = extractTerms(words, town).filter(({ isSlight }) => !isSlight);
        const found = toEntries(matchesOf(words).filter(({ isWhole, worth }) => isWhole && worth >= MIN_WORTH_OF_NAME));
        const bearing = found.filter(({ nameWords, publisherText, placeText }) =>
          terms.every(
            ({ stem }) => nameWords.includes(stem) || publisherText.includes(` ${stem} `) || placeText.includes(` ${stem} `),
          ),
        );
        return (bearing.length > 0 ? bearing : found).some(({ first, last }) => first !== null && first <= to && last >= from);
      },
      idsOf: (query) =>
        !query.span || query.words
          ? []
          : selectPool(query, context)
              .filter((entry) => matchesTime(entry, { query }) && matchesLabels(entry, query))
              .map(({ event }) => event.id),
      idsWithin: ({ from, to }, words) =>
        toEntries(matchesOf(words).filter(({ isWhole, worth }) => isWhole && worth >= MIN_WORTH_OF_NAME))
          .filter(({ first, last, event }) => first !== null && first <= to && last >= from && event.status !== 'cancelled')
          .map(({ event }) => event.id),
      siblingWith: (id, words) => {
        const one = entryOf(id);
        const terms = extractTerms(words, town);
        if (!one || terms.length === 0) return null;
        const forms = terms.flatMap(({ stem: one }) => [one, ...otherFormsOf(one)]);
        const saysItself = (event: number) =>
          forms.some((form) => calendar.postings.of(form).entries.includes(placeOf(calendar, event)));
        if (saysItself(id)) return null;
        const sibling = calendar.entries.find(
          (entry) =>
            entry !== one &&
            entry.last >= today &&
            entry.event.organization === one.event.organization &&
            entry.nameStems.filter((stem) => one.nameStems.includes(stem)).length >= MIN_SHARED_WORDS &&
            isMentioned(calendar, entry.event.id, terms),
        );
        // Where both say it in other words, the event itself is meant.
        const isOfBoth = sibling !== undefined && !saysItself(sibling.event.id) && isMentioned(calendar, id, terms);
        return isOfBoth ? null : (sibling?.event.id ?? null);
      },
      breakOf: (name) => findSchoolBreak(name, calendar.entries, today),
      dayOf: (id) => entryOf(id)?.first ?? null,
      nextDayOf: (words, number) =>
        toEntries(matchesOf(words).filter(({ isWhole }) => isWhole)).find(
          ({ first }) => first !== null && first > today && Number(first.slice(8)) === number,
        )?.first ?? null,
      spanOf: (id) => {
        const { first, last } = entryOf(id) ?? {};
        return first && last ? { from: first, to: last } : null;
      },
      hoursOf: (id) => {
        const { start = null, end = null } = entryOf(id) ?? {};
        return start === null ? null : { from: start, until: endOf(start, end) };
      },
      isCancelled: (id) => entryOf(id)?.event.status === 'cancelled',
      nameOf: (id) => entryOf(id)?.event.name ?? null,
      seriesOf: (id) => seriesOf(calendar, entryOf(id), today),
      placeOf: (id) => entryOf(id)?.event.location?.split(',')[0] || null,
    },
  };
};

/** 'Midday lunch' of 'Midday lunch: tomatoes' */
const seriesOf = ({ entries, townWords }: CalendarIndex, one: IndexedEvent | undefined, today: Day) => {
  if (!one) return null;
  const { name, organization } = one.event;
  const title = toShortTitle(name).trim();
  const isOfSeries = (other: IndexedEvent) =>
    other.event.organization === organization &&
    other.event.name !== name &&
    other.last >= today &&
    other.event.name.toLowerCase().startsWith(title.toLowerCase());
  const isName = title !== name && extractTerms(title, '').some(({ isSlight }) => !isSlight);
  const isOfPlace = townWords.placePhrases.has(wordsOf(title).map(toPlaceStem).join(' '));
  return isName && !isOfPlace && entries.some(isOfSeries) ? { words: nameToWords(title), organization } : null;
};

const isSaid = (entry: IndexedEvent | undefined, text: string): boolean => {
  if (!entry) return false;
  const { event } = entry;
  const said = new Set(wordsOf([event.name, mainTextOf(event), event.price ?? ''].join(' ')).map(stem));
  const asked = wordsOf(text).map(stem);
  // 'Take out' of a text with 'takeout'
  return asked.length > 0 && (asked.every((one) => said.has(one)) || said.has(asked.join('')));
};

/** Of the names of an event and another one of the same kind. */
const MIN_SHARED_WORDS = 2;

const areTitled = ({ entries }: CalendarIndex, terms: readonly Term[]): boolean => {
  const needed = terms.filter(({ isSlight }) => !isSlight).map(({ stem }) => [stem, ...otherFormsOf(stem)]);
  return (
    needed.length > 0 && entries.some(({ nameWords }) => needed.every((forms) => forms.some((form) => nameWords.includes(form))))
  );
};

const toStems = (words: readonly string[]): string => words.map(stem).join(' ');

const entriesWithFirstWord = (calendar: CalendarIndex, text: string): IndexedEvent[] => {
  const [first] = wordsOf(text);
  return first === undefined ? [] : entriesWith(calendar, stem(first));
};

const isWholeTitle = (calendar: CalendarIndex, text: string, today: Day): boolean => {
  const asked = toStems(wordsOf(text));
  return entriesWithFirstWord(calendar, text).some(({ event, nameText, last }) => {
    const name = toStems(nameText.trim().split(' '));
    return last >= today && name.startsWith(asked) && (name === asked || toStems(wordsOf(toShortTitle(event.name))) === asked);
  });
};

/** None of the words only in its text. */
const areCalled = (calendar: CalendarIndex, terms: readonly Term[], isMeant: (entry: IndexedEvent) => boolean): boolean => {
  const isAllSlight = terms.every(({ isSlight }) => isSlight);
  const needed = terms.filter(({ isSlight }) => isAllSlight || !isSlight).map((term) => weighTerm(calendar, term, true).found);
  const [first] = needed;
  return (
    first !== undefined &&
    [...first.keys()].some((place) => {
      const worths = needed.map((found) => found.get(place) ?? 0);
      return (
        isMeant(calendar.entries[place]!) &&
        worths.every((worth) => worth >= MIN_WORTH_OF_ONE_TERM) &&
        worths.some((worth) => worth >= MIN_WORTH_OF_NAME)
      );
    })
  );
};

/** 'Takeout' of 'eat in or take out'. */
const isInText = (calendar: CalendarIndex, id: number, word: string): boolean => {
  const { entries } = calendar;
  const found = entries[placeOf(calendar, id)];
  return found !== undefined && word.length >= MIN_COMPOUND_LENGTH && wordsOf(mainTextOf(found.event)).join('').includes(word);
};

const MIN_COMPOUND_LENGTH = 6;

const isMentioned = (calendar: CalendarIndex, id: number, terms: readonly Term[]): boolean => {
  const { postings } = calendar;
  const place = placeOf(calendar, id);
  return terms.every(({ stem }) =>
    [stem, ...otherFormsOf(stem), ...relatedStemsOf(stem).map(([related]) => related)].some((form) =>
      postings.of(form).entries.includes(place),
    ),
  );
};
