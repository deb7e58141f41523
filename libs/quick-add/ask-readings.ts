import {
  type DraftQuestion,
  type EventDraft,
  formatFullDate,
  formatRecurrence,
  formatTimeOfDay,
  parseTimeOfDay,
} from '#libs/contracts';

type Field = Exclude<keyof EventDraft, 'parts' | 'questions' | 'other'>;

const FIELD_GROUPS: readonly Readonly<{ fields: readonly Field[]; question: string; label: (draft: EventDraft) => string }>[] = [
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
  {
    fields: ['location', 'address'],
    question: 'Where is it?',
    // Without a place its words are in the name.
    label: ({ location, name }) => location ?? `“${name}”`,
  },
];

/**
 * One question per group of fields in which the readings differ. The choices are their values, at most `MAX_CHOICES`, that of `best` first.
 * Readings that differ in several groups share one question, unless each group has a question of its own.
 */
export const askWhereReadingsDiffer = (best: EventDraft, others: readonly EventDraft[]): DraftQuestion[] => {
  const differing = others
    .map((draft) => ({
      draft,
      groups: FIELD_GROUPS.filter(({ fields }) => fields.some((field) => draft[field] !== best[field])),
    }))
    .filter(({ draft, groups }) => groups.length > 0 && !groups.every((group) => isOfferedAlready(best, draft, group.fields)));
  const single = differing.filter(({ groups }) => groups.length === 1);
  const isAsked = (group: (typeof FIELD_GROUPS)[number]) => single.some(({ groups }) => groups[0] === group);
  const joint = differing.filter(({ groups }) => groups.length > 1 && !groups.every(isAsked));
  const askedSeparately = differing.filter(({ groups }) => groups.every(isAsked));
  return [...askSingle(best, askedSeparately), ...(joint.length > 0 ? [askJoint(best, joint)] : [])];
};

const isOfferedAlready = (best: EventDraft, draft: EventDraft, fields: readonly Field[]): boolean =>
  best.questions.some(({ choices }) =>
    choices.some(({ sets }) => fields.every((field) => ({ ...best, ...sets })[field] === draft[field])),
  );

type Differing = Readonly<{ draft: EventDraft; groups: readonly (typeof FIELD_GROUPS)[number][] }>;

const askSingle = (best: EventDraft, differing: readonly Differing[]): DraftQuestion[] =>
  FIELD_GROUPS.flatMap((group) => {
    const drafts = differing.filter(({ groups }) => groups.includes(group)).map(({ draft }) => draft);
    if (drafts.length === 0) return [];
    const choices = distinct(
      [best, ...drafts].map((draft) => ({ label: group.label(draft), sets: pick(draft, [...group.fields, ...TEXT_FIELDS]) })),
    );
    return [{ question: group.question, choices }];
  });

const askJoint = (best: EventDraft, differing: readonly Differing[]): DraftQuestion => {
  const groups = FIELD_GROUPS.filter((group) => differing.some((one) => one.groups.includes(group)));
  const fields = groups.flatMap((group) => group.fields);
  const label = (draft: EventDraft) => [draft.name, ...groups.map((group) => group.label(draft))].join(', ');
  return {
    question: 'Which of these is it?',
    choices: distinct(
      [best, ...differing.map(({ draft }) => draft)].map((draft) => ({
        label: label(draft),
        sets: pick(draft, [...fields, ...TEXT_FIELDS]),
      })),
    ),
  };
};

/** Words that are no place are in the name. */
const TEXT_FIELDS: readonly Field[] = ['name', 'description'];
const MAX_CHOICES = 5;

const pick = (draft: EventDraft, fields: readonly Field[]) => Object.fromEntries(fields.map((field) => [field, draft[field]]));

const distinct = <Choice extends { label: string }>(choices: readonly Choice[]): Choice[] =>
  choices.filter(({ label }, at) => choices.findIndex((one) => one.label === label) === at).slice(0, MAX_CHOICES);
