import { type Day, type DraftQuestion, type DraftSchedule, type EventDraft, formatDraftSchedule } from '#libs/contracts';
import type { AssistantDraft } from './quick-add-form';

export const combineDrafts = (byRules: EventDraft, byAssistant: AssistantDraft, today: Day): EventDraft => {
  const [ruled, assisted] = [draftTimesOf(byRules), draftTimesOf(byAssistant)];
  const isOpen = Object.values(ruled).every((one) => one === null);
  const agree = JSON.stringify(ruled) === JSON.stringify(assisted);
  const timeQuestions = isOpen || agree ? [] : [toQuestion(today, assisted, ruled)];
  return {
    ...byAssistant,
    parts: byRules.parts,
    questions: [...byRules.questions, ...timeQuestions],
    ...(byRules.other && { other: byRules.other }),
  };
};

const draftTimesOf = ({ date, endDate, startTime, endTime, recurrence }: DraftSchedule): DraftSchedule => ({
  ...{ date, endDate, startTime, endTime, recurrence },
});

const toQuestion = (today: Day, ...choices: DraftSchedule[]): DraftQuestion => ({
  question: 'When is it?',
  choices: choices.map((when) => ({ label: formatDraftSchedule(when, today), sets: when })),
});
