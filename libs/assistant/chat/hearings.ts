import type { Day, TownEvent } from '#libs/contracts';
import type { CalendarIndex } from './calendar-index';
import { weighTerm } from './find-matches';
import type { Reading } from './question';
import { extractTerms } from './terms';

/**
 * 'Where do I gripe about my water bill', 'when do they vote on the new houses': the public meeting to come whose name and text have most
 * of what it is about. Null for other questions, and if no meeting has any of it.
 */
export const readHearing = (
  message: string,
  { calendar, town, today }: Readonly<{ calendar: CalendarIndex; town: string; today: Day }>,
): Reading | null => {
  if (!asksForASay(message)) return null;
  const sums = new Map<number, number>();
  for (const term of extractTerms(message.replace(HAS_A_SAY, ' $<verb> '), town)) {
    const { found, weight } = weighTerm(calendar, term, !term.isSlight);
    for (const [place, worth] of found) sums.set(place, (sums.get(place) ?? 0) + worth * weight);
  }
  const [best] = [...sums]
    .map(([place, sum]) => ({ place, sum, ...calendar.entries[place]! }))
    .filter(({ event, last, start }) => last >= today && start !== null && isPublicMeeting(event))
    .filter(({ event }) => event.status !== 'cancelled')
    .sort((a, b) => b.sum - a.sum || a.place - b.place);
  return best ? { query: { asks: 'about', among: [best.event.id] }, said: message } : null;
};

/** Others are decided on elsewhere, too. */
export const complains = (message: string): boolean => !/^(?:decid|vot)/i.test(HAS_A_SAY.exec(message)?.groups?.verb ?? 'vote');

export const asksForASay = (message: string): boolean => HAS_A_SAY.test(message);

const HAS_A_SAY =
  /\b(?<verb>speak(?:ing)?(?: up| out)?|complain(?:ing)?|gripe|griping|protest(?:ing)?|weigh(?:ing)? in|testify(?:ing)?|comment(?:ing)?|object(?:ing)?|have (?:a|my|our|your) say|decid(?:e|es|ing)|vot(?:e|es|ing))(?: (?:to|with|at|in front of) (?:the )?(?:city|town|village|township|borough|county|council|mayor|board))? (?:about|on|over|against|to)\b/i;

/** Its text is an agenda: what it has is talked about, and not done there. */
export const isPublicMeeting = ({ name }: Pick<TownEvent, 'name'>): boolean => PUBLIC_MEETING.test(name);

const PUBLIC_MEETING =
  /\b(?:hearings?|councils?|commission|board|committee|town meeting|trustees|supervisors|selectboard|aldermen|forum|listening session)\b/i;
