import { SentMessages } from '#api';
import { isDay } from '#libs/contracts';
import { type CliCommand, UsageError } from '../command';
import { KEY_ARGUMENT_HELP, recordAuditOf } from './audited-key';

export const auditSentCommand: CliCommand = {
  name: 'audit sent',
  usage: 'KEY [--day DAY]',
  summary: 'Shows the messages sent to a key, newest first: when, with which result, and which facts led to them.',
  details: [KEY_ARGUMENT_HELP, 'This look-up is recorded.'],
  examples: ['audit sent user_7f3c2a90', 'audit sent nora@example.com --day 2026-11-20'],
  options: { day: { type: 'string', help: 'a day of the town, such as 2026-11-20' } },
  writes: true,
  run: async (call) => {
    const day = parseDayOption(call.values['day']);
    const key = await recordAuditOf(call, call.positionals[0]!, 'history');
    const sent = await call.app.get(SentMessages, { strict: false }).of(key, day);
    return {
      json: { day: day ?? null, sent },
      lines:
        sent.length === 0
          ? [day ? `Nothing was sent on ${day}.` : 'Nothing was sent.']
          : sent.flatMap(({ time, way, what, outcome, reason, because }) => [
              `${time}  ${way}, ${what ?? '(forgotten)'}: ${outcome}${reason ? ` (${reason})` : ''}`,
              ...because.map((fact) => `  because of  ${fact.time}  ${fact.kind}  ${fact.what ?? '(forgotten)'}, by ${fact.by}`),
            ]),
    };
  },
};

const parseDayOption = (value: string | boolean | undefined) => {
  if (typeof value !== 'string') return undefined;
  if (!isDay(value)) throw new UsageError('--day must be a day such as 2026-11-20.');
  return value;
};
