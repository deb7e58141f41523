import { type Day, weekdayName, weekdayOf } from '#libs/contracts';
import { schoolNoticeIn } from '#libs/contracts/schools';
import type { Entry } from './calendar-index';
import type { Question } from './question';
import { isOneDay, whenWords } from './span';
import { rowWithDate, sentenceOf } from './told';

const MOST_CLOSINGS = 4;

/** Whether there is school, by what the calendar of the schools says. */
export const school = ({ span }: Question, entries: readonly Entry[], schoolDates: string, today: Day): string => {
  const said = entries.filter(
    ({ event, last }) => isSchoolDate(event, schoolDates) && event.status !== 'cancelled' && last >= today,
  );
  if (!span) {
    const closings = said.filter(({ event }) => isClosing(event, schoolDates));
    if (closings.length === 0) return 'The calendar lists no day without school.';
    return ['Schools are closed next:', ...closings.slice(0, MOST_CLOSINGS).map(({ event }) => rowWithDate(event, today))].join(
      '\n',
    );
  }
  const found = said.filter(({ first, last }) => first && first <= span.to && last >= span.from);
  if (found.length > 0) return found.map(({ event }) => sentenceOf(event, today)).join('\n');
  if (isOneDay(span) && [0, 6].includes(weekdayOf(span.from))) {
    return `There is no school ${whenWords(span, null)}: it is a ${weekdayName(span.from)}.`;
  }
  return `The calendar lists no closing, early dismissal or delay ${whenWords(span, null)}. Check the schools’ own announcements, too.`;
};

/** An early dismissal, a delay or a closing, not one of its parts' own. */
const isSchoolDate = ({ organization, subOrganization, name }: Entry['event'], schoolDates: string) =>
  organization === schoolDates && !subOrganization && CHANGED.test(name);

/** As the page of school hours reads it, and a break that has a name: a camp in one closes no school. */
const isClosing = (event: Entry['event'], schoolDates: string) =>
  schoolNoticeIn(event, [schoolDates])?.kind === 'closed' || BREAK.test(event.name);

const BREAK =
  /\b(?:fall|autumn|thanksgiving|holiday|christmas|winter|mid-?winter|easter|passover|spring|summer) (?:recess|break)(?=\W*$|\s*[:;,(–—-])/i;

const CLOSED = /\bclosed\b|\bno school\b|\brecess\b|\bbreak\b/i;
const CHANGED = new RegExp(
  `${CLOSED.source}|\\bearly dismissal\\b|\\bdelay(?:ed)?\\b|\\bhalf day\\b|\\b(?:first|last) day of school\\b`,
  'i',
);
