import { addDays, type ChatQuery, capitalize, type Day, type QueryChip, type QueryField } from '#libs/contracts';
import { formatAges } from './asked-labels';
import { DAY_PARTS, formatDaysOfWeek, formatHours, formatSpan, namedSpans } from './span-text';

/** The parts of a query that a reader may change or remove, in the order shown. */
export const toChips = (query: ChatQuery, today: Day): QueryChip[] =>
  CHIP_FIELDS.flatMap(([field, toChip]) => toChip(query, today, field) ?? []);

type ToChip = (query: ChatQuery, today: Day, field: QueryField) => QueryChip | null;

const choiceOf =
  (labels: Readonly<Record<string, string>>, canChange = true): ToChip =>
  (query, _, field) => {
    const value = query[field];
    if (typeof value !== 'string' || labels[value] === undefined) return null;
    const options = Object.entries(labels).map(([one, label]) => ({ label, value: one as ChatQuery[QueryField] }));
    return { field, label: labels[value], ...(canChange && { options }) };
  };

const textWith =
  (format: (text: string) => string): ToChip =>
  (query, _, field) => {
    const value = query[field];
    return typeof value === 'string' && (!query.topic || query.topic === 'trash') ? { field, label: format(value) } : null;
  };

const toTopicChip: ToChip = ({ topic, words = '' }, _, field) =>
  topic ? { field, label: TOPIC_LABELS[topic].replace('{words}', () => words) } : null;

const TOPIC_LABELS: Readonly<Record<NonNullable<ChatQuery['topic']>, string>> = {
  trash: 'Trash and recycling',
  school: 'Days without school',
  'school hours': 'School hours',
  alerts: 'Emergency alerts',
  holiday: 'Day of {words}',
  help: 'How to {words}',
};

const toSpanChip: ToChip = ({ span, topic }, today, field) => {
  if (!span || topic === 'holiday') return null;
  const label = formatLabel(formatSpan(span, today));
  const offered = [
    { label: 'Today', value: { from: today, to: today } },
    { label: 'Tomorrow', value: { from: addDays(today, 1), to: addDays(today, 1) } },
    ...namedSpans(today)
      .filter(([name], nth, all) => OFFERED_SPANS.includes(name) && all.findIndex(([other]) => other === name) === nth)
      .map(([name, from, to]) => ({ label: capitalize(name), value: { from, to } })),
  ];
  return { field, label, options: [{ label, value: span }, ...offered.filter((one) => one.label !== label)] };
};

const OFFERED_SPANS = ['this weekend', 'this week', 'next week'];

const toHoursChip: ToChip = ({ hours }, _, field) => {
  if (!hours) return null;
  const label = capitalize(formatHours(hours));
  const parts = DAY_PARTS.map(([name, from, until]) => ({ label: `In the ${name}`, value: { from, until } }));
  return { field, label, options: [{ label, value: hours }, ...parts.filter((one) => one.label !== label)] };
};

const OWNER_LABELS = {
  mine: 'My calendar',
  own: 'My own events',
  saved: 'Saved',
  reminders: 'My reminders',
  followed: 'What I follow',
} as const;

const toOwnerChip: ToChip = (query, today, field) =>
  query.whose === 'district' ? { field, label: 'My district' } : choiceOf(OWNER_LABELS)(query, today, field);

const formatLabel = (text: string) => capitalize(text.replace(/^on /, ''));

const CHIP_FIELDS: readonly (readonly [QueryField, ToChip])[] = [
  ['topic', toTopicChip],
  ['span', toSpanChip],
  ['hours', toHoursChip],
  ['weekdays', ({ weekdays }, _, field) => (weekdays ? { field, label: capitalize(formatDaysOfWeek(weekdays)) } : null)],
  ['words', textWith(capitalize)],
  ['without', textWith((words) => `Not “${words}”`)],
  ['place', textWith((place) => `At ${place}`)],
  ['elsewhere', textWith((place) => `Not at ${place}`)],
  ['organization', textWith((organization) => `By ${organization}`)],
  ['audience', choiceOf({ children: 'For children', teens: 'For teens', seniors: 'For seniors' })],
  ['age', (query, _, field) => (query.age === undefined ? null : { field, label: capitalize(formatAges(query)) })],
  ['price', choiceOf({ free: 'Free' }, false)],
  [
    'trait',
    choiceOf(
      {
        outdoors: 'Outdoors',
        online: 'Online',
        registration: 'By registration',
        accessible: 'Accessible',
        spanish: 'In Spanish',
      },
      false,
    ),
  ],
  ['state', choiceOf({ cancelled: 'Cancelled', on: 'Not cancelled' })],
  ['whose', toOwnerChip],
  ['order', choiceOf({ last: 'The last one' }, false)],
];
