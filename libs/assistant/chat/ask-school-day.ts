import type { ChatQuery } from '#libs/contracts';
import type { FollowUp } from './merge-queries';
import { MAX_TEXT_LENGTH } from './question';

/** 'When do I have to get my second grader' after a day on which the schools end early: its text says it of each school. */
export const askOfSchoolDay = ({ query, before, eventIds: [first] }: FollowUp): ChatQuery | null => {
  const { asks, audience, age: _, ageTo: __, words = '', ...others } = query;
  const isOfPupil =
    asks === 'when' && audience !== undefined && (words === '' || FETCHED.test(words)) && Object.keys(others).length === 0;
  return first !== undefined && before.topic?.startsWith('school') && isOfPupil ? { asks: 'about', among: [first] } : null;
};

/** 'What day do they go back' after whether there is school in a week: after the days of that. */
export const askWhenSchoolResumes = ({ text, query, before: { topic, span } }: FollowUp): ChatQuery | null =>
  topic === 'school' && span && !query.span && GOES_BACK.test(text)
    ? { topic, span, words: text.slice(0, MAX_TEXT_LENGTH) }
    : null;

/** 'What time do the elementary kids get out' after an early dismissal: on that day. */
export const askHoursOfSchoolDay = ({ query, eventIds: [first, ...others], events }: FollowUp): ChatQuery | null => {
  const day = first === undefined || others.length > 0 ? null : events.dayOf(first);
  const isOfDay = day !== null && query.topic === 'school hours' && !query.span && events.mentionsAny(first!, DAY_OF_PUPILS);
  return isOfDay ? { ...query, span: { from: day, to: day } } : null;
};

const DAY_OF_PUPILS = 'school schools pupils students dismissal';

const GOES_BACK = /\b(?:they|we|he|she|kids?|children|students|everyone) (?:go|goes|come|comes|get|gets|be|start|starts) back\b/i;

const FETCHED = /^(?:fetch|collect|grab|pick(?: up)?)$/i;
