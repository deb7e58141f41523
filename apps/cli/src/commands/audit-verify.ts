import { readFileSync } from 'node:fs';
import { EXPORT_KEY_ID, publicKeyOf, verifySignedFile } from '#api';
import type { Configuration } from '#api/files';
import { formatCount } from '#libs/contracts';
import { type CliCommand, UsageError } from '../command';
import { logNamed, withLog } from '../logs/open-logs';

const PUBLIC_KEY_PATTERN = /^[\da-f]{64}$/;

export const auditVerifyCommand: CliCommand = {
  name: 'audit verify',
  usage: 'FILE [--key PUBLIC]',
  summary: 'Checks that an exported file is exactly as it was signed: it finds any changed byte. Changes nothing.',
  details: ['The exit code is 1 if it is not. With --key it works anywhere, without the data of the town.'],
  examples: ['audit verify history.csv', 'audit verify history.csv --key PUBLIC'],
  options: { key: { type: 'string', help: 'the public key that `audit export` printed; default: the key of this town' } },
  runOnFiles: async ({ configuration, positionals, values }) => {
    const file = positionals[0]!;
    const publicKey = await publicKeyFor(configuration, values['key']);
    const result = verifySignedFile(readUtf8File(file), publicKey);
    if ('wrong' in result)
      return { failed: true, json: { file, ...result }, lines: [`${file} cannot be trusted: ${result.wrong}`] };
    const { statement } = result;
    const { facts, town, madeAt, log, head, chain } = statement;
    return {
      json: { file, publicKey, statement },
      lines: [
        `${file} is as it was signed: ${formatCount(facts, 'fact')} of ${statement.key}, by Almanac ${town} at ${madeAt},`,
        `from the log ${log} up to position ${head.position}. The key is ${publicKey}.`,
        `To check that the log still has them: almanac log verify --head ${chain.position}:${chain.head}`,
      ],
    };
  },
};

const publicKeyFor = async (configuration: Configuration, value: string | boolean | undefined): Promise<string> => {
  if (typeof value === 'string') {
    if (!PUBLIC_KEY_PATTERN.test(value)) throw new UsageError('--key must be 64 hexadecimal digits.');
    return value;
  }
  return withLog(logNamed(configuration, undefined), configuration, async ({ keys }) => {
    const secret = await keys.get(EXPORT_KEY_ID);
    if (!secret) throw new Error('This town has not signed anything yet. Name the key of the town that did: --key PUBLIC.');
    return publicKeyOf(secret);
  });
};

/** Decodes strictly: invalid UTF-8 means that the file was changed. */
const readUtf8File = (file: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof TypeError) return '';
    throw new Error(`${file} cannot be read: ${(error as Error).message}.`);
  }
};
