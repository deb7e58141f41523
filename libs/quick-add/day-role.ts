/** What a day is to the event, by the words before it. */
export type DayRole = 'on' | 'from' | 'until' | 'before' | 'deadline';
