import { Deciding, type OpenReport } from '#api';
import { type CliCommand, OPERATOR } from '../command';
import { REASON, reasonFor } from '../reason';

const list: CliCommand = {
  name: 'reports list',
  usage: '[--all]',
  summary: 'Shows what residents have found wrong with events and nobody has closed, the oldest first.',
  examples: ['reports list', 'reports list --all'],
  options: { all: { type: 'boolean', help: 'also those that were closed' } },
  run: async ({ app, values }) => {
    const found = await app.get(Deciding).reports(values['all'] === true);
    return {
      json: found.map(({ known: { content: _, ...known }, words }) => ({ ...known, ...words })),
      lines: found.length > 0 ? found.flatMap(toldOf) : ['No report waits for you.'],
    };
  },
};

const close: CliCommand = {
  name: 'reports close',
  usage: 'ID --reason WHAT',
  summary: 'Puts a report away: it was seen to, or there was nothing to do.',
  examples: ['reports close 7c1d4b1e-0f0a-4c57-9d55-6a2f6f0f3f52 --reason "The library has corrected it"'],
  options: {
    reason: { ...REASON, help: 'what was done about it: that is recorded and can be read for ever, so name nobody in it' },
  },
  writes: true,
  run: async (call) => {
    const id = call.positionals[0]!;
    await call.app.get(Deciding).closeReport(OPERATOR, id, reasonFor(call, 'The library has corrected it'));
    return { json: { id, state: 'closed' }, lines: ['Closed.'] };
  },
};

export const reportCommands = [list, close];

const toldOf = ({ known: { id, reportedAt, state }, words }: OpenReport): string[] => {
  const head = `${id}  ${reportedAt.slice(0, 16).replace('T', ' ')} UTC${state === 'open' ? '' : ', closed'}`;
  if (!words) return [head, '  It can be read by nobody any more.', ''];
  const { name, organization, date, time, location } = words.event;
  return [
    head,
    `  ${name}`,
    `  ${[organization, date, time, location].filter(Boolean).join(', ')}`,
    ...words.issue.split('\n').map((line) => `  | ${line}`),
    '',
  ];
};
