import { type Day, findAllMatches } from '#libs/contracts';
import { type FoundDays, MONTH, WEEKDAY } from '#libs/when';
import { isInSpan, type Span } from './candidates';
import { isLabelOfDetail } from './find-fields';
import { isGivenName } from './given-names';

/** By whom each message of a copied conversation was sent, and when: 'Mom: ', '[11/19, 8:52 PM] Theo: ', '11/19/26, 8:52 PM - Theo: '. */
export const findMessageHeads = (text: string, days: readonly FoundDays[], today: Day): Span[] =>
  text.includes('\n') ? [...findStamps(text, days, today), ...findSpeakers(text)] : [];

/** One alone, and one of a day to come, may say when an event is. */
const findStamps = (text: string, days: readonly FoundDays[], today: Day): Span[] => {
  const stamps = findAllMatches(text, STAMP).map(({ 0: { length }, index }) => ({ from: index, to: index + length }));
  const isSent = (stamp: Span) =>
    days
      .filter((day) => isInSpan(day, stamp))
      .every(({ reading: { hasPassed, spans, kind } }) => kind === 'weekday' || hasPassed || spans[0]?.from === today);
  return stamps.length > 1 && stamps.every(isSent) ? stamps : [];
};

const HOUR_SENT = '\\d{1,2}:\\d\\d(?::\\d\\d)?(?:\\s?[APap]\\.?[Mm]\\.?)?';
const DAY_SENT = `(?:\\d{1,2}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?|\\d{4}-\\d\\d-\\d\\d|(?:(?:${WEEKDAY}),? )?(?:${MONTH})\\.? \\d{1,2}(?:, \\d{4})?|${WEEKDAY}|yesterday|today)`;
const WHEN_SENT = `(?:${DAY_SENT},?\\s(?:at )?)?${HOUR_SENT}`;
const STAMP = new RegExp(
  `^(?:[[(]${WHEN_SENT}[\\])]|${WHEN_SENT} [-–]) ?[^\\n:]{1,30}: ?|^[^\\n:[(]{1,30} [[(]${WHEN_SENT}[\\])]:? ?`,
  'gim',
);

/** A speaker says several messages, or is a person beside others who speak. */
const findSpeakers = (text: string): Span[] => {
  const heads = findAllMatches(text, SPEAKER)
    .map(({ 0: { length }, index, groups }) => ({ from: index, to: index + length, name: groups!.name! }))
    .filter(({ name }) => !isLabelOfDetail(name) && !IS_DAY.test(name));
  const isPerson = (name: string) => IS_ROLE.test(name) || isGivenName(name.split(' ')[0]!);
  const isRepeated = (name: string) => heads.filter((head) => head.name === name).length > 1;
  const isConversation =
    heads.length > 1 &&
    heads[0]!.from === 0 &&
    (isRepeated(heads[0]!.name) || heads.every(({ name }) => isPerson(name) || isRepeated(name)));
  return isConversation ? heads.filter(({ name }) => isPerson(name) || isRepeated(name)) : [];
};

const SPEAKER = /^(?<name>\p{L}[\p{L}.'’]*(?: \p{L}[\p{L}.'’]*)?): (?=\S)/gmu;
const IS_ROLE =
  /^(?:me|you|mom(?:my)?|mum|dad(?:dy)?|ma|pa|grand(?:ma|pa|dad)|gran(?:ny)?|nana|papa|sis|bro|hubby|wife|(?:auntie|aunt|uncle|coach|pastor|mr|mrs|ms|dr)\b\.?(?: \p{L}+\.?)?)$/iu;
const IS_DAY = new RegExp(`^(?:${WEEKDAY}|${MONTH}|today|tomorrow)$`, 'i');
