import { addDays, type ChatQuery, capitalize, type Day, type QueryChip, type QueryField } from '#libs/contracts';
import { DAY_PARTS, formatHours, formatSpan, namedSpans } from './span-text';

/** The parts of a query that a reader may change or remove, in the order shown. */
export const toChips = (query: ChatQuery, today: Day): QueryChip[] =>
  query.topic && !query.span ? [] : CHIP_FIELDS.flatMap(([field, toChip]) => toChip(query, today, field) ?? []);

type ToChip = (query: ChatQuery, today: Day, field: QueryField) => QueryChip | null;

/** A chip of the texts that a field may have. */
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
    return typeof value === 'string' && !query.topic ? { field, label: format(value) } : null;
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

const formatLabel = (text: string) => capitalize(text.replace(/^on /, ''));

const CHIP_FIELDS: readonly (readonly [QueryField, ToChip])[] = [
  ['span', toSpanChip],
  ['hours', toHoursChip],
  ['words', textWith(capitalize)],
  ['place', textWith((place) => `At ${place}`)],
  ['organization', textWith((organization) => `By ${organization}`)],
  ['audience', choiceOf({ children: 'For children', teens: 'For teens', seniors: 'For seniors' })],
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
  ['whose', choiceOf({ own: 'My calendar', saved: 'Saved', reminders: 'My reminders', followed: 'What I follow' }, false)],
  ['order', choiceOf({ last: 'The last one' }, false)],
];
