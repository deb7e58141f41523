import { writeFileSync } from 'node:fs';
import { ExportSigner, HistoryExporter } from '#api';
import { EXPORT_FORMATS, type ExportFormat } from '#libs/contracts';
import { type CliCommand, UsageError } from '../command';
import { KEY_ARGUMENT_HELP, recordAuditOf } from './audited-key';

export const auditExportCommand: CliCommand = {
  name: 'audit export',
  usage: 'KEY FILE [--format csv|json]',
  summary: 'Writes the history of a key to a new, signed file. The export itself is recorded.',
  details: [
    KEY_ARGUMENT_HELP,
    'It does not contain telephone numbers, addresses and own events: they stay encrypted. `audit verify FILE` checks the file.',
  ],
  examples: ['audit export user_7f3c2a90 history.csv', 'audit export nora@example.com history.json'],
  options: { format: { type: 'string', help: 'the format of the file; default: by its name' } },
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
    const publicKey = await app.get(ExportSigner, { strict: false }).publicKey();
    return { json: { file, format, key, publicKey }, lines: [`${file} was written and signed with the key ${publicKey}.`] };
  },
};

const parseFormat = (value: string | boolean): ExportFormat => {
  const format = EXPORT_FORMATS.find((one) => one === value);
  if (!format) throw new UsageError(`--format must be ${EXPORT_FORMATS.join(' or ')}.`);
  return format;
};
