import { type ChatQuery, daysBetween, escapeMarks, isAlert } from '#libs/contracts';
import { answerCostOfEach } from './answer-cost';
import { answerOrdered } from './answer-ordered';
import { answerWithWords } from './answer-with-words';
import { answerWithoutWords } from './answer-without-words';
import { type Asked, isUpcoming, matchesTime, withoutSpan } from './asked';
import { findNamedAlert, findNamedNotice, findOverAlert, findTroubleAt } from './asked-alerts';
import { isAboutOneEvent, matchesLabels } from './asked-labels';
import { type ChatAnswer, MAX_EQUAL_MATCHES, toAnswer } from './chat-answer';
import type { ChatContext } from './chat-context';
import { formatUpcoming } from './common-answers';
import { answerContact } from './contact';
import { eventIdsIn } from './conversation-state';
import { datesOf, withDatesOfSeries } from './dates-of-series';
import { deny, denyWords, formatNothingAbout, formatNothingFor } from './denial';
import { formatRowWithDate } from './event-lines';
import { createOfferTest } from './evidence';
import { findInPool } from './find-in-pool';
import {
  type EventMatch,
  findMatches,
  isKnownTerm,
  isWordOfEvents,
  MIN_WORTH_OF_ONE_TERM,
  selectBestMatches,
  toEntries,
} from './find-matches';
import { findOverlaps } from './find-overlaps';
import type { IndexedEvent } from './indexed-event';
import { HOW_TO_START } from './lexicon/asks';
import { HELP_ANSWER, HOW_TO_ANSWER } from './lexicon/fixed-answers';
import { OPENING, OPENING_AFTER_NAME } from './lexicon/openings';
import { leadToNearest } from './listing';
import { rowsOfKind } from './mentions';
import { createPlaceNameTest } from './named-by-place';
import { selectNearest } from './nearest';
import { isNotice } from './notices';
import { answerAboutEvent, answerDetail, quoteAbout, quoteText } from './one-event';
import { answerOpening, findClosing, isAboutOpening, isOpeningOf, toOpening } from './openings';
import { boldSpellingsOf } from './other-spellings';
import { createMembershipTest, firstOfEachName, selectPool } from './pool';
import { hasTime, MAX_DAYS_OF_SERIES } from './query-time';
import { findReopening } from './reopenings';
import { createTogetherTest } from './said-together';
import { rowsOfSeason } from './season';
import { isOneDay } from './span-text';
import { extractTerms, isInLexicon, otherFormsOf, type Term, toSpacedPhrase, wordsOf } from './terms';
import { selectTitled } from './titles';
import { isOfStreet } from './town-words';

/** The place may be part of a name, and an organization, too: if nothing is there, they are searched for as words. */
export const answerEvents = (asked: Asked): ChatAnswer => {
  const { query } = asked;
  if (query.asks !== 'contact' && Object.keys(query).every((field) => field === 'asks' || field === 'state')) {
    if (query.state !== 'cancelled') return { ...deny(asked, HELP_ANSWER), denies: 'words' };
  }
  const answer = answerAlternatives(asked) ?? answerQuery(asked);
  const { place, organization, ...others } = query;
  if (!answer.isFound && isOfAudienceOnly(asked)) {
    const ofAudience = answerQuery({ ...asked, query: withoutWords(query) });
    if (ofAudience.isFound) return { ...ofAudience, query };
  }
  if (answer.isFound || !(place || organization)) return answer;
  const words = [organization, place, query.words].filter(Boolean).join(' ');
  const other = answerQuery({ ...asked, query: { ...others, words } });
  return other.isFound ? { ...other, query } : answer;
};

/** 'Teen night', 'a class for seniors': beside whom it is for, nothing but the form of an event is named. */
const isOfAudienceOnly = ({ query: { audience, words = '' }, context }: Asked): boolean => {
  const terms = extractTerms(words, context.town);
  return audience !== undefined && terms.length > 0 && terms.every(({ isSlight }) => isSlight);
};

/** 'How much is the perch fry and the turkey trot': what is asked about one event is answered of each. */
const answerAlternatives = (asked: Asked): ChatAnswer | null => {
  const { query } = asked;
  const parts = (query.words ?? '').split(/ or /i);
  if (parts.length === 1 || query.among || !isAboutOneEvent(query)) return null;
  const answers = parts.map((words) => answerQuery({ ...asked, said: words, query: { ...query, words } }));
  const texts = answers.map(({ text }) => text);
  return answers.some(({ isFound }) => isFound) && new Set(texts).size > 1 ? toAnswer(asked, texts.join('\n')) : null;
};

const answerQuery = (asked: Asked): ChatAnswer => {
  const { query, context, today } = asked;
  if (query.asks === 'contact') return answerContact(asked);
  const opened = answerOpenedEvent(asked);
  if (opened) return opened;
  if (isAboutOpening(query)) return answerOpening(asked);
  const reopening = findReopening(asked);
  if (reopening) return toAnswer(asked, answerAboutEvent('when', [reopening], today));
  const closing = findClosing(asked);
  if (closing) return toAnswer(asked, answerAboutEvent('about', [closing], today));
  const terms = extractTerms(query.words ?? '', context.town);
  const matches = query.words
    ? findInPool(query, terms, context)
    : rankByOrganization(query, toMatches(selectPool(query, context)));
  const isNamedByPlace = createPlaceNameTest(query.place ? [] : terms);
  const named = matches.filter(({ entry }) =>
    terms.length > 0 ? !isNamedByPlace(entry) : !isAlert(entry.event) && !isRoutine(entry, query, context),
  );
  const found = terms.length > 0 ? withDatesOfSeries(asked, named) : named;
  if (query.among && !isFiltered(query))
    return answerAmong(asked, found.length > 0 ? found : toMatches(selectPool(query, context)));
  const alert = findNamedAlert(asked) ?? findTroubleAt(asked);
  if (alert) return toAnswer(asked, answerAboutEvent(alert.first && alert.first > today ? 'when' : 'state', [alert], today));
  const notice = findNamedNotice(asked);
  // That a closing 'is on' is no answer to whether the road is open.
  const isState =
    query.asks === 'state' && !OPENING_AFTER_NAME.test(query.words ?? '') && !(notice?.first && notice.first > today);
  if (notice) return toAnswer(asked, answerAboutEvent(isState ? 'state' : 'when', [notice], today));
  if (isOpeningOf(query) && !isTitle(asked, found) && !found.some(({ entry }) => matchesTime(entry, asked)))
    return answerWhetherOpen({ ...asked, query: toOpening(query) });
  const titled = found.length > 0 && !found.some(({ isWhole }) => isWhole) ? answerTitled(asked) : null;
  if (titled) return titled;
  const answer =
    found.length === 0 ? null : terms.length === 0 ? answerWithoutWords(asked, found) : answerWithWords(asked, found);
  return answer ?? answerNearest(asked);
};

/** 'What time does the market open tomorrow': what is open is an event. */
const answerOpenedEvent = (asked: Asked): ChatAnswer | null => {
  const { query, context } = asked;
  const { place, organization, ...others } = query;
  const words = [organization, place].filter(Boolean).join(' ');
  if (!isAboutOpening(query) || !words || query.words === 'closed') return null;
  const terms = extractTerms(words, context.town);
  const named = findMatches(context.calendar, terms, words).filter(
    ({ entry, isWhole }) =>
      isWhole &&
      entry.start !== null &&
      terms.every(({ stem }) => entry.nameWords.includes(stem)) &&
      (!isNameOfLocation(words, entry) || OPENS.test(entry.event.name) || opensPlace(words, entry)) &&
      isUpcoming(entry, asked),
  );
  const then = named.filter(({ entry }) => matchesTime(entry, asked));
  const found = then.length === 0 && isSeries(named) ? named : then;
  return found.length === 0
    ? null
    : answerWithWords({ ...asked, query: { ...others, words, asks: query.asks ?? 'when' } }, found);
};

const answerWhetherOpen = (asked: Asked): ChatAnswer => answerOpenedEvent(asked) ?? answerOpening(asked);

/** The market of each week, of which one is a different day, is no place with opening hours. */
const isSeries = ([first, ...others]: readonly EventMatch[]): boolean =>
  others.length > 0 && others.every(({ entry }) => entry.event.name === first!.entry.event.name);

/** 'Food pantry open', but no open house or open mic. */
const OPENS = /\bopen(?:s|ing)?(?=\W*$|[:,;–—]| (?:for|to|on|at|daily|until)\b)/i;

/** 'Open observatory night' */
const opensPlace = (words: string, { nameText }: IndexedEvent): boolean => nameText.includes(toPhrase(`open ${words}`));

/** 'Food pantry open' */
const isTitle = (asked: Asked, found: readonly EventMatch[]): boolean => {
  const phrase = toPhrase(asked.query.words ?? '');
  return found.some(({ entry }) => entry.nameText.includes(phrase) && isUpcoming(entry, asked));
};

const toPhrase = (words: string): string => ` ${wordsOf(words).join(' ')} `;

/** 'Santa at the museum' is none that opens. */
const isNameOfLocation = (words: string, { event }: IndexedEvent): boolean =>
  toPhrase(event.location ?? '').includes(toPhrase(words));

/** Each week's pick-ups are not what a question about days means. */
const isRoutine = ({ event }: IndexedEvent, { organization, whose, among }: ChatQuery, { collection, districts }: ChatContext) =>
  !organization && !whose && !among && event.organization === collection && districts.includes(event.subOrganization ?? '');

/** 'When does the planning board meet' means the events that bear its name, if there are any. */
const rankByOrganization = ({ organization, asks }: ChatQuery, matches: EventMatch[]): EventMatch[] => {
  if (!organization || asks !== 'when') return matches;
  const named = matches.filter(({ entry }) => entry.event.name.toLowerCase().includes(organization.toLowerCase()));
  return named.length > 0 ? named : matches;
};

const isFiltered = ({ audience, price, trait, hours, span, weekdays }: ChatQuery) =>
  Boolean(audience || price || trait || hours || span || weekdays);

const toMatches = (pool: readonly IndexedEvent[]): EventMatch[] => pool.map((entry) => ({ entry, worth: 1, isWhole: true }));

const toMentions = (entries: readonly IndexedEvent[]): EventMatch[] =>
  entries.map((entry) => ({ entry, worth: 0, isWhole: true }));

const answerAmong = (asked: Asked, found: readonly EventMatch[]): ChatAnswer => {
  const { asks, words, among = [], order } = asked.query;
  const ordered = order && answerOrdered(asked, selectTimed(toEntries(found)));
  if (ordered) return ordered;
  const isOfEach = asks === 'cost' && !words && among.length > 1;
  if (isOfEach) return answerCostOfEach(asked, toEntries(found));
  if (!asks && !words && found.length > 1) return toAnswer(asked, formatUpcoming(asked.query, toEntries(found), asked.today));
  const one = selectBestMatches(found, 1).slice(0, 1);
  return one.length === 0
    ? deny(asked, HELP_ANSWER)
    : toAnswer(
        asked,
        words && asks !== 'cost'
          ? answerDetail(one[0]!.entry, words, asked.today)
          : answerAboutEvent(asks ?? 'about', toEntries(one), asked.today, words),
      );
};

/** 'The early one' of a list is none that goes on for weeks, if others have an hour. */
const selectTimed = (entries: readonly IndexedEvent[]): readonly IndexedEvent[] => {
  const timed = entries.filter(({ start }) => start !== null);
  return timed.length > 0 ? timed : entries;
};

/** What is nearest to words that no event has all of is offered: that nothing is there is said of the words only. */
export const answerNearest = (asked: Asked): ChatAnswer => {
  const { query, today } = asked;
  if (!query.words) return deny(asked, formatNothingFor(asked));
  const over = findOverAlert(asked);
  if (over) return toAnswer(asked, answerAboutEvent('state', [over], today));
  const ofKind = rowsOfKind(asked, []);
  if (ofKind.length > 0) return toAnswer(asked, ofKind.join('\n'));
  const words = escapeMarks(query.words.slice(0, MAX_QUOTED_WORDS));
  const ofSeason = rowsOfSeason(asked, []);
  if (ofSeason.length > 0) return toAnswer(asked, [`I find none called “${words}”.`, ...ofSeason].join('\n'));
  const { nearest, isOfPlaceOnly, isOfKind } = selectNearest(asked);
  const mentioning = selectMentioning(asked, nearest);
  if (mentioning.length > 0 && nearest.length === 1 && (!hasOthersThen(asked) || matchesTime(mentioning[0]!, asked))) {
    const lead = leadToMention(asked, mentioning);
    const dates = toEntries(withDatesOfSeries(asked, toMentions(mentioning)));
    const last = query.order === 'last' ? answerOrdered(asked, dates) : null;
    const text = [...lead, last?.text ?? answerAboutEvent('when', dates, today, query.words)].join('\n');
    return { ...toAnswer(asked, text), ...(lead.length > 0 && { isMention: true }) };
  }
  const mentioningThen = query.place || query.organization ? [] : mentioning.filter((entry) => matchesTime(entry, asked));
  if (mentioningThen.length > 0) {
    const dates = toEntries(withDatesOfSeries(asked, toMentions(mentioningThen)));
    const rows = dates.flatMap((entry) => [formatRowWithDate(entry.event, today), ...quoteAbout(entry, query.words ?? '')]);
    return {
      ...toAnswer(asked, [`I find none called “${words}”. The text of these has it:`, ...rows].join('\n')),
      isMention: true,
    };
  }
  const titled = answerTitled(asked);
  if (titled) return titled;
  if (isOfUnknownVerb(asked)) return { text: HOW_TO_ANSWER, query, isFound: false };
  const known = withoutUnknown(asked);
  if (known?.isFound) return { ...known, query, isFound: false };
  // A game of another sport is offered on the days that are asked about only.
  const isOfThen = isOfKind && hasTime(query) && nearest.some((entry) => matchesTime(entry, asked));
  const offered = nearest.length === 0 || isOfPlaceOnly || isOfThen ? nearest : nearest.filter(createOfferTest(asked));
  const only = offered.length === 0 ? selectOnlyEventOfDay(asked) : undefined;
  if (only) {
    const lead = `${formatNothingAbout(asked)} Only this is on then:`;
    return { ...deny(asked, [lead, answerAboutEvent('about', [only], today)].join('\n')), denies: 'words' };
  }
  const others = withoutWords(query);
  const { span, place, organization } = query;
  const isOfMonth = span !== undefined && daysBetween(span.from, span.to) <= MAX_DAYS_OF_OTHERS;
  const isNarrowed = isOfMonth || isFiltered(withoutSpan(query)) || place || organization;
  const isOfNoWords = offered.length === 0 || isOfPlaceOnly;
  const onThen = isOfNoWords && isNarrowed && asked.said !== undefined ? answerQuery({ ...asked, query: others }) : null;
  // A whole season of other events is near to nothing.
  if (onThen?.isFound && eventIdsIn(onThen.text).length <= MAX_ON_THEN) {
    const text = [formatNothingAbout(asked), onThen.text].join('\n');
    return isOfPlaceOnly ? toAnswer(asked, text, false) : { ...deny(asked, text), denies: 'words' };
  }
  const before = offered.length === 0 && query.asks !== 'state' ? selectBefore(asked) : undefined;
  if (before)
    return deny(
      asked,
      [`${formatNothingAbout(asked)} Of what you asked before:`, answerAboutEvent('about', [before], today)].join('\n'),
    );
  if (offered.length === 0) return denyWords(asked);
  return toAnswer(
    asked,
    [
      leadToNearest(query),
      ...(offered.length === 1 ? datesOf(offered[0]!, asked) : offered).map(({ event }) => formatRowWithDate(event, today)),
      ...(offered.length === 1 ? quoteText(offered[0]!.event) : []),
    ].join('\n'),
    false,
  );
};

/** The one event that begins on the day asked about and is something to do: what is asked for by words that no event has may be that. */
const selectOnlyEventOfDay = (asked: Asked): IndexedEvent | undefined => {
  const { span, place, organization, asks } = asked.query;
  if (!span || !isOneDay(span) || asked.said === undefined || (place ?? organization) || asks === 'state') return undefined;
  const then = selectPool({}, asked.context).filter(
    (entry) =>
      entry.first === span.from &&
      entry.start !== null &&
      !isNotice(entry.event) &&
      !isAlert(entry.event) &&
      isUpcoming(entry, asked) &&
      matchesTime(entry, asked),
  );
  return then.length === 1 && matchesLabels(then[0]!, asked.query) ? then[0] : undefined;
};

/** 'Clean up the river Saturday': what is on then and has one of the words is nearer than what mentions them another day. */
const hasOthersThen = (asked: Asked): boolean =>
  asked.query.span !== undefined &&
  asked.said !== undefined &&
  findOverlaps(asked.context.calendar, asked.said).some(({ entry }) => matchesTime(entry, asked));

/** Of an event whose name has none of the words. */
const leadToMention = (asked: Asked, mentioning: readonly IndexedEvent[]): string[] =>
  isNamedByWords(asked, mentioning)
    ? []
    : [`I find none called “${escapeMarks((asked.query.words ?? '').slice(0, MAX_QUOTED_WORDS))}”. The text of this has it:`];

const isNamedByWords = ({ query: { words = '' }, context }: Asked, entries: readonly IndexedEvent[]): boolean =>
  extractTerms(words, context.town).some((term) => entries.some(({ nameWords }) => nameWords.includes(term.stem)));

/** 'Movie night' of 'are they serving food at movie night': the rest asks for a detail, which the text has or not. */
const answerTitled = (asked: Asked): ChatAnswer | null => {
  const { query, context, today } = asked;
  const terms = extractTerms(query.words ?? '', context.town);
  const isInPool = createMembershipTest(query, context);
  const found = selectTitled(context.calendar, query.words ?? '').filter(
    (entry) => isInPool(entry) && isUpcoming(entry, asked) && !isAlert(entry.event),
  );
  const next = query.after === undefined || found.length === 0 ? null : answerOrdered(asked, found);
  if (next?.isFound) return next;
  const ofTime = found.filter((entry) => matchesTime(entry, asked));
  const [first, ...others] = query.span ? ofTime : sortCancelledLast(found);
  if (!first || firstOfEachName([first, ...others]).length > MAX_EQUAL_MATCHES || namesAnother(context, terms, first))
    return null;
  const named = new Set([...first.nameStems, ...first.publisherText.split(' ')]);
  const ofYear = others.filter(
    (entry) => first.first && entry.first && daysBetween(first.first, entry.first) < MAX_DAYS_OF_SERIES,
  );
  const beside = terms.filter(({ stem }) => !named.has(stem)).map(({ word }) => word);
  const lacking = beside.filter((word) => quoteAbout(first, word).length === 0);
  const asks = query.asks === 'count' ? 'when' : (query.asks ?? 'when');
  const answer = answerAboutEvent(asks, [first, ...ofYear], today, beside.join(' '));
  if (lacking.length === 0) return toAnswer(asked, answer);
  if (isHalfOfName(terms, first) && asks === 'when')
    return { ...toAnswer(asked, [leadToNearest(query), answer].join('\n')), isNear: true };
  return toAnswer(
    asked,
    [answer, `The calendar does not say more about “${escapeMarks(lacking.map(toSpacedPhrase).join(' '))}”.`].join('\n'),
  );
};

/** 'The air show at Fort Calloway' shares two words with the concert of its band: what is asked for is not there. */
const isHalfOfName = (terms: readonly Term[], { titleStems }: IndexedEvent): boolean =>
  titleStems.some((stem) => !terms.some((term) => term.stem === stem || otherFormsOf(term.stem).includes(stem)));

/** 'Book club and story hour' */
const namesAnother = ({ calendar }: ChatContext, terms: readonly Term[], first: IndexedEvent): boolean => {
  const others = new Set(terms.map(({ stem }) => stem).filter((stem) => !first.nameStems.includes(stem)));
  return calendar.entries.some(
    ({ nameStems, titleStems }) =>
      [nameStems, titleStems].some((stems) => stems.length > 0 && stems.every((stem) => others.has(stem))) ||
      (titleStems.some((stem) => others.has(stem)) &&
        titleStems.length > 1 &&
        titleStems.every((stem) => terms.some((term) => term.stem === stem))),
  );
};

const sortCancelledLast = (entries: readonly IndexedEvent[]): IndexedEvent[] =>
  entries.toSorted((a, b) => Number(a.event.status === 'cancelled') - Number(b.event.status === 'cancelled'));

/** The one event that was answered before. */
const selectBefore = ({ before: { eventIds }, context }: Asked): IndexedEvent | undefined => {
  const entries = eventIds.length > 0 ? selectPool({ among: eventIds }, context) : [];
  return firstOfEachName(entries).length === 1 ? entries[0] : undefined;
};

/** What the rest of the words finds, if more of them are known than not. It says which are not. */
const withoutUnknown = (asked: Asked): ChatAnswer | null => {
  const { query, context } = asked;
  const terms = extractTerms(query.words ?? '', context.town);
  const unknown = terms.filter((term) => !isKnownTerm(context.calendar, term));
  const known = terms.filter((term) => !unknown.includes(term) && isWordOfEvents(context.calendar, term));
  const isEnough = known.filter(({ isSlight }) => !isSlight).length >= unknown.length || isNameOfFew(asked, known);
  const isMisspelled = unknown.some(({ word }) => boldSpellingsOf(context.calendar.postings, word).length > 0);
  if (unknown.length === 0 || !isEnough || isMisspelled || !isNamedBy(context, known)) return null;
  const answer = answerQuery({ ...asked, query: { ...query, words: known.map(({ word }) => word).join(' ') } });
  const words = escapeMarks(unknown.map(({ word }) => toSpacedPhrase(word)).join(' '));
  return { ...answer, text: `I find no “${words}” in the calendar. Without it:\n${answer.text}` };
};

/** 'Street open' without the name of the street, or what one text says, is nothing that was asked for. */
const isNamedBy = ({ calendar }: ChatContext, known: readonly Term[]): boolean => {
  const named = known.filter(({ isSlight }) => !isSlight);
  const isOfNothing = isOfStreet(named.map(({ word }) => word.replace(OPENING, '')).join(' '));
  return (
    !isOfNothing && (named.length !== 1 || findMatches(calendar, named, '').some(({ worth }) => worth >= MIN_WORTH_OF_ONE_TERM))
  );
};

/** 'How do I renew my card': what no event says is done is nothing that an event with the other words tells. */
const isOfUnknownVerb = ({ said = '', context }: Asked): boolean => {
  const verb = HOW_TO_START.exec(said)?.[1];
  const [term] = verb ? extractTerms(verb, context.town) : [];
  return term !== undefined && !isKnownTerm(context.calendar, term);
};

/** 'Prom' of 'can parents watch prom': the whole title, and no kind of events such as 'concert'. */
const isNameOfFew = ({ context }: Asked, terms: readonly Term[]): boolean => {
  if (terms.every(({ isSlight, stem }) => isSlight || isInLexicon(stem))) return false;
  const asked = new Set(terms.map(({ stem }) => stem));
  const bearing = findMatches(context.calendar, terms, '').filter(
    ({ entry: { titleStems }, isWhole }) => isWhole && titleStems.length > 0 && titleStems.every((stem) => asked.has(stem)),
  );
  const names = firstOfEachName(toEntries(bearing)).length;
  return names > 0 && names <= MAX_EQUAL_MATCHES;
};

/** Those whose text says all that is asked for. */
const selectMentioning = ({ query: { words = '' }, context }: Asked, nearest: readonly IndexedEvent[]): IndexedEvent[] => {
  const terms = extractTerms(words, context.town);
  // 'Knitted things' are no knitting club.
  const isOfOne = terms.filter(({ isSlight }) => !isSlight).length === 1;
  const saysTogether = createTogetherTest(isOfOne ? terms.map((term) => ({ ...term, isSlight: false })) : terms);
  return nearest.filter((entry) => quoteAbout(entry, words).length > 0 && saysTogether(entry));
};

const MAX_QUOTED_WORDS = 100;
const MAX_ON_THEN = 12;
const MAX_DAYS_OF_OTHERS = 31;

const withoutWords = ({ words: _, ...query }: ChatQuery): ChatQuery => query;
