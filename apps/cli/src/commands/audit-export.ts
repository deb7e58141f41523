import { writeFileSync } from 'node:fs';
import { AuditKeys, HistoryExporter } from '#api';
import { EXPORT_FORMATS, type ExportFormat } from '#libs/contracts';
import { type CliCommand, UsageError } from '../command';
import { KEY_ARGUMENT_HELP, recordAuditOf } from './audited-key';

export const auditExportCommand: CliCommand = {
  name: 'audit export',
  usage: 'KEY FILE [--format csv|json]',
  summary: 'Writes the history of whoever holds a key into a new file, signed; that it was taken away is recorded.',
  details: [
    KEY_ARGUMENT_HELP,
    'Telephone numbers, addresses and own events are not in it: they stay encrypted. `audit verify FILE` checks it.',
  ],
  examples: ['audit export user_7f3c2a90 history.csv', 'audit export nora@example.com history.json'],
  options: { format: { type: 'string', help: 'what kind of file; by its name where this is left out' } },
  writes: true,
  run: async (call) => {
    const { app, positionals, values } = call;
    const file = positionals[1]!;
    const format = parseFormat(values['format'] ?? file.slice(file.lastIndexOf('.') + 1));
    const key = await recordAuditOf(call, positionals[0]!, 'export');
    writeFileSync(file, await app.get(HistoryExporter, { strict: false }).exportHistory(key, format), {
      flag: 'wx',
      mode: 0o600,
    });
    const publicKey = await app.get(AuditKeys, { strict: false }).publicKey();
    return { json: { file, format, key, publicKey }, lines: [`${file} is written, signed with the key ${publicKey}.`] };
  },
};

const parseFormat = (said: string | boolean): ExportFormat => {
  const format = EXPORT_FORMATS.find((one) => one === said);
  if (!format) throw new UsageError(`--format is ${EXPORT_FORMATS.join(' or ')}.`);
  return format;
};
