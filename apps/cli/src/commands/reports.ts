import { type DecryptedReport, ReviewDecisions } from '#api';
import { type CliCommand, OPERATOR_ACTOR } from '../command';
import { REASON_OPTION, requireReason } from '../reason';

const listCommand: CliCommand = {
  name: 'reports list',
  usage: '[--all]',
  summary: 'Shows the open reports of residents about wrong events, oldest first.',
  examples: ['reports list', 'reports list --all'],
  options: { all: { type: 'boolean', help: 'also shows closed reports' } },
  run: async ({ app, values }) => {
    const found = await app.get(ReviewDecisions).listReports({ includesClosed: values['all'] === true });
    return {
      json: found.map(({ document: { content: _, ...rest }, words }) => ({ ...rest, ...words })),
      lines: found.length > 0 ? found.flatMap(reportLines) : ['There are no open reports.'],
    };
  },
};

const closeCommand: CliCommand = {
  name: 'reports close',
  usage: 'ID --reason WHAT',
  summary: 'Closes a report: it was dealt with, or there was nothing to do.',
  examples: ['reports close 7c1d4b1e-0f0a-4c57-9d55-6a2f6f0f3f52 --reason "The library has corrected it"'],
  options: {
    reason: { ...REASON_OPTION, help: 'what was done about it: this is recorded for good, so do not name people' },
  },
  writes: true,
  run: async (call) => {
    const id = call.positionals[0]!;
    await call.app.get(ReviewDecisions).closeReport(OPERATOR_ACTOR, id, requireReason(call, 'The library has corrected it'));
    return { json: { id, state: 'closed' }, lines: ['Closed.'] };
  },
};

export const reportCommands = [listCommand, closeCommand];

const reportLines = ({ document: { id, reportedAt, state }, words }: DecryptedReport): string[] => {
  const head = `${id}  ${reportedAt.slice(0, 16).replace('T', ' ')} UTC${state === 'open' ? '' : ', closed'}`;
  if (!words) return [head, '  This text cannot be shown: its key was deleted, or its event is private by now.', ''];
  const { name, organization, date, time, location } = words.event;
  return [
    head,
    `  ${name}`,
    `  ${[organization, date, time, location].filter(Boolean).join(', ')}`,
    ...words.issue.split('\n').map((line) => `  | ${line}`),
    '',
  ];
};
