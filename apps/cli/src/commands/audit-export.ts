import { writeFileSync } from 'node:fs';
import { AuditKeys, Exporting } from '#api';
import { EXPORT_FORMATS, type ExportFormat } from '#libs/contracts';
import { type CliCommand, Usage } from '../command';
import { KEYS, lookedAt } from './whose';

export const auditExport: CliCommand = {
  name: 'audit export',
  usage: 'KEY FILE [--format csv|json]',
  summary: 'Writes the history of whoever holds a key into a new file, signed; that it was taken away is recorded.',
  details: [
    KEYS,
    'Telephone numbers, addresses and own events are not in it: they stay encrypted. `audit verify FILE` checks it.',
  ],
  examples: ['audit export user_7f3c2a90 history.csv', 'audit export nora@example.com history.json'],
  options: { format: { type: 'string', help: 'what kind of file; by its name where this is left out' } },
  writes: true,
  run: async (call) => {
    const { app, positionals, values } = call;
    const file = positionals[1]!;
    const format = formatOf(values['format'] ?? file.slice(file.lastIndexOf('.') + 1));
    const key = await lookedAt(call, positionals[0]!, 'export');
    writeFileSync(file, await app.get(Exporting, { strict: false }).file(key, format), { flag: 'wx', mode: 0o600 });
    const publicKey = await app.get(AuditKeys, { strict: false }).publicKey();
    return { json: { file, format, key, publicKey }, lines: [`${file} is written, signed with the key ${publicKey}.`] };
  },
};

const formatOf = (said: string | boolean): ExportFormat => {
  const format = EXPORT_FORMATS.find((one) => one === said);
  if (!format) throw new Usage(`--format is ${EXPORT_FORMATS.join(' or ')}.`);
  return format;
};
