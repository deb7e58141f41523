import { type AuditedEvent, EventAudits, formatChange } from '#api';
import { formatCertainty, formatValue, type MergeFact, parseEventId } from '#libs/contracts';
import { type CliCommand, UsageError } from '../command';
import { formatTable } from '../table';
import { AT_OPTION, parseInstantOption } from './instant-option';

export const auditEventCommand: CliCommand = {
  name: 'audit event',
  usage: 'ID [--at INSTANT]',
  summary:
    'Shows the facts of an event in order: when, by which source, old and new values. With --at, also the event as it was then.',
  details: [
    'If the event was merged into another one, the history of that one follows. The exit code is 1 if the event never existed.',
  ],
  examples: ['audit event 4217', 'audit event 4217 --at 2026-11-20T12:00:00-05:00'],
  options: { at: AT_OPTION },
  run: async ({ app, positionals, values }) => {
    const [id, until] = [eventIdArgument(positionals), parseInstantOption(values)];
    const audits = app.get(EventAudits, { strict: false });
    const chain = await audits.mergeChain(id, until);
    const json = await audits.audit(id, until, chain ?? [{ id, history: [], event: null }]);
    return {
      failed: chain === undefined,
      json,
      lines: chain
        ? [
            ...chain.flatMap(historyLines),
            ...mergeLines(json.merges),
            '',
            until ? `As it was at ${until}:` : 'As it is now:',
            ...eventLines(chain.at(-1)!),
          ]
        : [`There is no event ${id} in the log.`],
    };
  },
};

const eventIdArgument = ([id = '']: readonly string[]) => {
  const eventId = parseEventId(id);
  if (eventId === null)
    throw new UsageError(
      'ID is the number of an event: the last part of its address if that is a number, or `id` in API responses.',
    );
  return eventId;
};

const historyLines = ({ id, history }: AuditedEvent, place: number): string[] => [
  ...(place > 0 ? [''] : []),
  `Event ${id}:`,
  ...(history.length === 0
    ? ['Nothing was recorded.']
    : formatTable(
        ['time', 'by', 'source', 'run', 'fact', 'what'],
        history.flatMap(({ time, actor, source, run, fact, changes, into }) => {
          const what = [...changes.map(formatChange), ...(into === undefined ? [] : [`into event ${into}`])];
          const first = [time, actor, source ?? '', run.slice(0, 8), fact, what[0] ?? ''];
          return [first, ...what.slice(1).map((words) => ['', '', '', '', '', words])];
        }),
      )),
];

const mergeLines = (merges: readonly MergeFact[]): string[] =>
  merges.length === 0
    ? []
    : [
        ...['', 'Merges:'],
        ...formatTable(
          ['time', 'what', 'event', 'with', 'why', 'by'],
          merges.map(({ time, deed, event, other, rule, score = 0, reason, by }) => {
            const why = rule ? `${rule} (${formatCertainty(score)})` : (reason ?? '');
            return [time, deed, String(event), String(other), why, by];
          }),
        ),
      ];

const eventLines = ({ id, event }: AuditedEvent): string[] => {
  if (!event) return ['  it was not published yet'];
  const { origin: _, ...details } = event;
  return Object.entries({ event: id, ...details }).map(([field, value]) => `  ${field}: ${formatValue(value)}`);
};
