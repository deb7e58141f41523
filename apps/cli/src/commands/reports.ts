import { Deciding, type OpenReport } from '../../../api/src/suggestions/deciding';
import { type CliCommand, OPERATOR, Usage } from '../command';

const list: CliCommand = {
  name: 'reports list',
  usage: '[--all]',
  summary: 'Shows what residents have found wrong with events and nobody has closed, the oldest first.',
  options: { all: { type: 'boolean', help: 'also those that were closed' } },
  run: async ({ app, values, positionals }) => {
    if (positionals.length > 0) throw new Usage('It takes no words.');
    const found = await app.get(Deciding).reports(values['all'] === true);
    return {
      json: found.map(({ known: { content: _, ...known }, words }) => ({ ...known, ...words })),
      lines: found.length > 0 ? found.flatMap(toldOf) : ['No report waits for you.'],
    };
  },
};

const close: CliCommand = {
  name: 'reports close',
  usage: 'ID',
  summary: 'Puts a report away: it was seen to, or there was nothing to do.',
  writes: true,
  run: async ({ app, positionals: [id, ...others] }) => {
    if (id === undefined || others.length > 0) throw new Usage('Name one ID, as `reports list` shows it.');
    await app.get(Deciding).closeReport(OPERATOR, id);
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
