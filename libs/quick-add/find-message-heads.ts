import { type Day, findAllMatches } from '#libs/contracts';
import { type FoundDays, MONTH, WEEKDAY } from '#libs/when';
import { isInSpan, type Span } from './candidates';
import { isCommonWord } from './common-words';
import { isLabelOfDetail } from './find-fields';
import { isGivenName } from './given-names';

/** By whom each message of a copied conversation was sent, and when: 'Mom: ', '[11/19, 8:52 PM] Theo: ', '11/19/26, 8:52 PM - Theo: '. */
export const findMessageHeads = (text: string, days: readonly FoundDays[], today: Day): Span[] =>
  text.includes('\n') ? [...findStamps(text, days, today), ...findSpeakers(text)] : [];

/** One alone, and one of a day to come, may say when an event is. */
const findStamps = (text: string, days: readonly FoundDays[], today: Day): Span[] => {
  const stamps = findAllMatches(text, STAMP).map(({ 0: { length }, index }) => ({ from: index, to: index + length }));
  const isSent = (stamp: Span) => {
    const own = days.filter((day) => isInSpan(day, stamp));
    return own.length > 0 && own.every(({ reading: { hasPassed, spans } }) => hasPassed || spans[0]?.from === today);
  };
  return stamps.length > 1 && stamps.every(isSent) ? stamps : [];
};

const HOUR_SENT = '\\d{1,2}:\\d\\d(?::\\d\\d)?(?:\\s?[APap]\\.?[Mm]\\.?)?';
/** Weekdays, and hours without a day, stand in timetables: 'Sat 9:00 AM - Talk: Bob'. */
const DAY_SENT = `(?:\\d{1,2}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?|\\d{4}-\\d\\d-\\d\\d|(?:(?:${WEEKDAY}),? )?(?:${MONTH})\\.? \\d{1,2}(?:, \\d{4})?|yesterday)`;
const WHEN_SENT = `${DAY_SENT},?\\s(?:at )?${HOUR_SENT}`;
const SENDER = "\\p{L}[\\p{L}.'’ -]{0,29}";
const STAMP = new RegExp(
  `^(?:(?:[[(]${WHEN_SENT}[\\])]|${WHEN_SENT} [-–]) ?${SENDER}|${SENDER} [[(]${WHEN_SENT}[\\])]): ?`,
  'gimu',
);

/** A speaker says several messages, or is a person beside others who speak. In lists of who has or brings what, nobody talks. */
const findSpeakers = (text: string): Span[] => {
  const said = findAllMatches(text, SPEAKER)
    .map(({ index, groups }) => ({ from: index, name: groups!.name!, message: groups!.message! }))
    .filter(({ name }) => !isLabelOfDetail(name) && !IS_LABEL.test(name));
  const isRepeated = (name: string) => said.filter((one) => one.name === name).length > 1;
  const isSpeaker = (name: string) =>
    IS_ROLE.test(name) || isGivenName(name.split(' ')[0]!) || (isRepeated(name) && !name.split(' ').some(isCommonWord));
  const isTalk = said.some(({ name, message }) => IS_TALK.test(message) || (isRepeated(name) && IS_SENTENCE.test(message)));
  const isConversation = said.length > 1 && said[0]!.from === 0 && isTalk && said.every(({ name }) => isSpeaker(name));
  return isConversation ? said.map(({ from, name }) => ({ from, to: from + `${name}: `.length })) : [];
};

const SPEAKER = /^(?<name>\p{L}[\p{L}.'’]*(?: \p{L}[\p{L}.'’]*)?): (?<message>\S[^\n]*)/gmu;
/** A question of three words, or what one replies. */
const IS_TALK =
  /\S \S+ \S.*\?|^(?:ok(?:ay)?|yes|yep|yup|yeah|no|nope|sure|perfect|great|sounds (?:good|great|fun)|works|me too|(?:(?:i|we) )?(?:can ?not|can['’]?t))\b/iu;
/** More than the label of a thing or an appointment. */
const IS_SENTENCE = /\b(?:i|we|you|u|me|us|my|our|your|need|let['’]?s|bring|love)\b/iu;
const IS_ROLE =
  /^(?:me|you|mom(?:my)?|mum|dad(?:dy)?|ma|pa|grand(?:ma|pa|dad)|gran(?:ny)?|nana|papa|sis|bro|hubby|wife|(?:auntie|aunt|uncle|coach|pastor|mr|mrs|ms|dr)\b\.?(?: \p{L}+\.?)?)$/iu;
const IS_LABEL = new RegExp(
  `^(?:${WEEKDAY}|${MONTH}|today|tomorrow|notes?|info|status|directions|options?|steps?|shifts?)$`,
  'i',
);
