import type { ChatQuery } from '#libs/contracts';
import { askAnother } from './ask-another';
import { askAllDates, askAnotherTime } from './ask-another-time';
import { askBeside } from './ask-beside';
import { askDetail } from './ask-detail';
import { askFact } from './ask-fact';
import { askBeforeThat, askFromHome, askMatinee, askPrepared, askUntilWhen } from './ask-in-short';
import { askAfterThat, askHowMany, askOrder, askOrdinalWithin, askPointedAt, askWeekdayOfSeries } from './ask-of-events';
import { askRest } from './ask-rest';
import { askHoursOfSchoolDay, askOfSchoolDay, askWhenSchoolResumes } from './ask-school-day';
import { askWhenFree } from './ask-when-free';
import {
  askDayWithin,
  askOfPronoun,
  askOpening,
  askOtherDay,
  askThen,
  askThere,
  continueQuery,
  continueTrash,
  narrowAnswer,
  narrowToAudience,
  narrowToKind,
  shiftDays,
} from './change-query';
import { toHalfMeant } from './half-of-day';
import type { KnownEvents } from './known-events';
import type { FollowUp } from './merge-queries';
import { isNewQuestion } from './new-question';
import { hasTime } from './query-time';
import { nameToWords, type Reading } from './question';
import type { Availability } from './read-availability';
import { normalizeQuestion } from './read-question';
import { toSeriesMeant } from './series-meant';

/**
 * What was asked and answered before. `subject` is what the talk is about: the last query that names something, without its days. `eventIds`
 * are the events of the last answer, in its order; `isCut` if it did not show all. `list` are those of the last list, as long as one of it is
 * told.
 */
export type ConversationState = Readonly<{
  query: ChatQuery | null;
  subject: ChatQuery | null;
  /** Days of the week and hours that suit the resident, as long as the talk is about the same. */
  suiting: Pick<ChatQuery, 'weekdays' | 'hours'>;
  eventIds: readonly number[];
  isCut: boolean;
  list: readonly number[];
}>;

export const EMPTY_CONVERSATION: ConversationState = {
  query: null,
  subject: null,
  suiting: {},
  eventIds: [],
  isCut: false,
  list: [],
};

/** A follow-up changes the query before it. */
export const followUp = (
  message: string,
  reading: Reading,
  before: ConversationState,
  events: KnownEvents,
  availability: Availability | null,
): Reading => {
  const { eventIds } = before;
  const queryBefore: ChatQuery = before.query ?? {};
  if (!before.query && eventIds.length === 0) return reading;
  if (reading.remark) return reading;
  const [text, listed] = [normalizeQuestion(message), before.isCut ? events.idsOf(queryBefore) : eventIds];
  const inHalfMeant = <Time extends Pick<ChatQuery, 'hours'>>(time: Time) => toHalfMeant(time, { text, listed, events });
  const asked = {
    text,
    query: inHalfMeant(reading.query),
    before: toSubject(queryBefore, before.subject, events),
    subject: before.subject,
    isNarrowed: hasTime(before.suiting),
    eventIds,
    listed,
    counted: before.list.length > 0 ? before.list : eventIds,
    events,
  };
  const free = availability && askWhenFree(asked, { ...availability, time: inHalfMeant(availability.time) });
  if (free) return free;
  const followUps = isNewQuestion(asked) ? FOLLOW_UPS_OF_TOPIC : FOLLOW_UPS;
  const query = followUps.reduce<ChatQuery | null>((found, read) => found ?? read(asked), null);
  return query ? { query: toSuiting(toSeriesMeant(query, asked), before) } : reading;
};

/** A refusal of Tuesdays, or of mornings, holds for the rest of the talk about the same, but not for a day or an hour that is named. */
const toSuiting = (query: ChatQuery, { subject, suiting }: ConversationState): ChatQuery => {
  const { words, place, organization, among, topic, order, span, weekdays, hours } = query;
  const isOfSame = subject && words === subject.words && place === subject.place && organization === subject.organization;
  if (!isOfSame || among || topic || order === 'last') return query;
  const isOneDay = span !== undefined && span.from === span.to;
  return {
    ...query,
    ...(suiting.weekdays && !weekdays && !isOneDay && { weekdays: suiting.weekdays }),
    ...(suiting.hours && !hours && { hours: suiting.hours }),
  };
};

/**
 * Of a detail of one event, the event is what was asked about: 'and the January one' is another of its series. Of those of a list that
 * suit, it is what the list was of.
 */
const toSubject = (query: ChatQuery, subject: ChatQuery | null, events: KnownEvents): ChatQuery => {
  const [one, ...others] = query.among ?? [];
  if (one === undefined) return query;
  if (others.length > 0) return { ...subject, ...query };
  const name = events.nameOf(one);
  const { among: _, words: __, ...asked } = query;
  return name ? { ...asked, words: nameToWords(name) } : query;
};

type FollowUpReader = (asked: FollowUp) => ChatQuery | null;

const FOLLOW_UPS_OF_TOPIC: readonly FollowUpReader[] = [askWhenSchoolResumes, askHoursOfSchoolDay];

/** The first one that is meant counts. */
const FOLLOW_UPS: readonly FollowUpReader[] = [
  ...FOLLOW_UPS_OF_TOPIC,
  askAllDates,
  askRest,
  askBeside,
  askOpening,
  askFact,
  askOfSchoolDay,
  askUntilWhen,
  askOrdinalWithin,
  askThen,
  narrowToKind,
  narrowToAudience,
  askHowMany,
  askMatinee,
  askBeforeThat,
  askFromHome,
  askAfterThat,
  askAnotherTime,
  shiftDays,
  askDayWithin,
  askPrepared,
  askDetail,
  askAnother,
  askOtherDay,
  askWeekdayOfSeries,
  askOrder,
  askPointedAt,
  narrowAnswer,
  askOfPronoun,
  askThere,
  continueTrash,
  continueQuery,
];
