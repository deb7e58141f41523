import { type Day, type DraftQuestion, type DraftWhen, draftWhen, type EventDraft } from '#libs/contracts';
import type { Reading } from './form';

/** What rules and an assistant make of the same words. Where both know when, and not the same, it is asked. */
export const together = (byRules: EventDraft, byAssistant: Reading, today: Day): EventDraft => {
  const [ruled, assisted] = [whenOf(byRules), whenOf(byAssistant)];
  const isOpen = Object.values(ruled).every((one) => one === null);
  const agree = JSON.stringify(ruled) === JSON.stringify(assisted);
  const asked = isOpen || agree ? [] : [whichOf(today, assisted, ruled)];
  return { ...byAssistant, parts: byRules.parts, questions: [...byRules.questions, ...asked] };
};

const whenOf = ({ date, endDate, startTime, endTime, recurrence }: DraftWhen): DraftWhen => ({
  ...{ date, endDate, startTime, endTime, recurrence },
});

const whichOf = (today: Day, ...choices: DraftWhen[]): DraftQuestion => ({
  question: 'When is it?',
  choices: choices.map((when) => ({ label: draftWhen(when, today), sets: when })),
});
