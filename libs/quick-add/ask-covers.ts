import {
  type DraftQuestion,
  type EventDraft,
  formatFullDate,
  formatRecurrence,
  formatTimeOfDay,
  parseTimeOfDay,
} from '#libs/contracts';

type Field = Exclude<keyof EventDraft, 'parts' | 'questions' | 'other'>;

const GROUPS: readonly Readonly<{ fields: readonly Field[]; question: string; label: (draft: EventDraft) => string }>[] = [
  {
    fields: ['date', 'endDate'],
    question: 'Which day is it?',
    label: ({ date, endDate }) => [date, endDate].flatMap((day) => (day ? [formatFullDate(day)] : [])).join(' – ') || 'No day',
  },
  {
    fields: ['startTime', 'endTime'],
    question: 'At what time is it?',
    label: ({ startTime, endTime }) =>
      [startTime, endTime].flatMap((time) => (time ? [formatTimeOfDay(parseTimeOfDay(time)!)] : [])).join(' – ') || 'All day',
  },
  {
    fields: ['recurrence'],
    question: 'Does it repeat?',
    label: ({ recurrence, date }) => (recurrence && date ? formatRecurrence(recurrence, date) : 'Only once'),
  },
  { fields: ['location', 'address'], question: 'Where is it?', label: ({ location, name }) => location ?? `“${name}”` },
];

/** Where close readings of the line differ in a field, it is asked, and their values are the choices, the likeliest first. */
export const askWhereCoversDiffer = (best: EventDraft, others: readonly EventDraft[]): DraftQuestion[] => {
  const differing = others
    .map((draft) => ({ draft, groups: GROUPS.filter(({ fields }) => fields.some((field) => draft[field] !== best[field])) }))
    .filter(({ draft, groups }) => groups.length > 0 && !groups.every((group) => isAnswered(best, draft, group.fields)));
  const single = differing.filter(({ groups }) => groups.length === 1);
  const isAsked = (group: (typeof GROUPS)[number]) => single.some(({ groups }) => groups[0] === group);
  const joint = differing.filter(({ groups }) => groups.length > 1 && !groups.every(isAsked));
  const answered = differing.filter(({ groups }) => groups.every(isAsked));
  return [...askSingle(best, answered), ...(joint.length > 0 ? [askJoint(best, joint)] : [])];
};

/** Another question has this answer already. */
const isAnswered = (best: EventDraft, draft: EventDraft, fields: readonly Field[]): boolean =>
  best.questions.some(({ choices }) =>
    choices.some(({ sets }) => fields.every((field) => ({ ...best, ...sets })[field] === draft[field])),
  );

type Differing = Readonly<{ draft: EventDraft; groups: readonly (typeof GROUPS)[number][] }>;

const askSingle = (best: EventDraft, differing: readonly Differing[]): DraftQuestion[] =>
  GROUPS.flatMap((group) => {
    const drafts = differing.filter(({ groups }) => groups.includes(group)).map(({ draft }) => draft);
    if (drafts.length === 0) return [];
    const choices = distinct(
      [best, ...drafts].map((draft) => ({ label: group.label(draft), sets: pick(draft, [...group.fields, ...WORDS]) })),
    );
    return [{ question: group.question, choices }];
  });

const askJoint = (best: EventDraft, differing: readonly Differing[]): DraftQuestion => {
  const groups = GROUPS.filter((group) => differing.some((one) => one.groups.includes(group)));
  const fields = groups.flatMap((group) => group.fields);
  const label = (draft: EventDraft) => [draft.name, ...groups.map((group) => group.label(draft))].join(', ');
  return {
    question: 'Which of these is it?',
    choices: distinct(
      [best, ...differing.map(({ draft }) => draft)].map((draft) => ({
        label: label(draft),
        sets: pick(draft, [...fields, ...WORDS]),
      })),
    ),
  };
};

const WORDS: readonly Field[] = ['name', 'description'];
const MAX_CHOICES = 5;

const pick = (draft: EventDraft, fields: readonly Field[]) => Object.fromEntries(fields.map((field) => [field, draft[field]]));

const distinct = <Choice extends { label: string }>(choices: readonly Choice[]): Choice[] =>
  choices.filter(({ label }, at) => choices.findIndex((one) => one.label === label) === at).slice(0, MAX_CHOICES);
