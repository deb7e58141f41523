import type { ChatQuery, Day } from '#libs/contracts';
import { DAY_PART_MINUTES, parseQuestionTime } from './span';

/** The days and hours of a question, and the text without them. */
export type QuestionTime = Readonly<{
  span: NonNullable<ChatQuery['span']> | null;
  hours: NonNullable<ChatQuery['hours']> | null;
  rest: string;
  /** For example 'There is no February 30.' */
  noDay?: string;
}>;

export const readTime = (text: string, today: Day): QuestionTime => {
  const { span, part, rest, noDay } = parseQuestionTime(text, today);
  const [from, until] = part ? DAY_PART_MINUTES[part] : [];
  return {
    span: span && { from: span.from, to: span.to },
    hours: part ? { from: from!, until: until! } : null,
    rest,
    ...(noDay && { noDay }),
  };
};
