import type { ChatQuery } from '#libs/contracts';
import { type Moment, parseWhen } from '#libs/when';
import { DAY_PARTS } from './span-text';

/** The days and hours of a question, and the text without them. */
type QuestionTime = Readonly<{
  span: ChatQuery['span'] | null;
  hours: ChatQuery['hours'] | null;
  rest: string;
  /** For example 'There is no February 30.' */
  noDay?: string;
}>;

export const readTime = (text: string, moment: Moment): QuestionTime => {
  const { span, hours, part, rest, noDay } = parseWhen(text, moment);
  const [, from, until] = DAY_PARTS.find(([name]) => name === (part === 'night' ? 'evening' : part)) ?? [];
  const isHourGiven = hours !== null && (hours.from !== undefined || hours.until !== undefined);
  const asked = isHourGiven
    ? { from: hours.from ?? 0, until: hours.until ?? DAY_END }
    : from === undefined
      ? null
      : { from, until: until! };
  return {
    span: span && { from: span.from, to: span.to },
    hours: asked && { from: Math.min(asked.from, asked.until), until: asked.until },
    rest,
    ...(noDay && { noDay }),
  };
};

const DAY_END = 24 * 60;
