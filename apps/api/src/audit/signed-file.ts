import { createHash } from 'node:crypto';
import type { ExportFormat, FactLine } from '#libs/contracts';
import { toCsvCell } from '../own-events/csv';
import { isValidSignature } from './export-signer';

export type SignedStatement = Readonly<{
  format: 'almanac-audit-1';
  madeAt: string;
  town: string;
  /** The hash of the key whose history it is. */
  key: string;
  facts: number;
  log: string;
  /** The newest fact of the log at that time. */
  head: Readonly<{ position: string; fact: string | null }>;
  /** The head of the hash chain. `log verify --head` checks whether the log still contains it. */
  chain: Readonly<{ position: string; head: string }>;
  /** Checksum of the rows above it, in hexadecimal. */
  sha256: string;
}>;

export type SignText = (statement: string) => Promise<string>;

export const createSignedFile = async (
  format: ExportFormat,
  facts: readonly FactLine[],
  about: Omit<SignedStatement, 'format' | 'facts' | 'sha256'>,
  sign: SignText,
): Promise<string> => {
  const { rows, end } = FORMATS[format];
  const body = rows(facts);
  const statement: SignedStatement = { format: 'almanac-audit-1', ...about, facts: facts.length, sha256: sha256(body) };
  const text = JSON.stringify(statement);
  return body + end(text, await sign(text));
};

export const verifySignedFile = (
  file: string,
  publicKey: string,
): Readonly<{ wrong: string } | { statement: SignedStatement }> => {
  const parts = Object.values(FORMATS).flatMap(({ ending, textIn, end }) => {
    const found = ending.exec(file);
    if (!found) return [];
    const [text, signature] = [textIn(found[1]!), found[2]!];
    return end(text, signature) === found[0] ? [{ text, signature, body: file.slice(0, found.index) }] : [];
  });
  const [part] = parts;
  if (!part) return { wrong: 'The file does not end with a statement and its signature.' };
  if (!isValidSignature(part.text, part.signature, publicKey)) return { wrong: 'The statement was not signed with this key.' };
  const statement = JSON.parse(part.text) as SignedStatement;
  if (statement.sha256 !== sha256(part.body)) return { wrong: 'The rows above the statement are not those that were signed.' };
  return { statement };
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const COLUMNS: readonly (readonly [string, (line: FactLine) => string])[] = [
  ['Fact', ({ fact }) => String(fact)],
  ['Position', ({ position }) => position],
  ['Time', ({ time }) => time],
  ['Kind', ({ kind }) => kind],
  ['What', ({ what }) => what ?? '(forgotten)'],
  ['By', ({ by }) => by],
  ['Command', ({ command }) => command],
  ['Request', ({ correlation }) => correlation],
];

const row = (cells: readonly string[]) => `${cells.map(toCsvCell).join(',')}\r\n`;

const padding = ','.repeat(COLUMNS.length - 2);

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

type FileFormat = Readonly<{
  rows: (facts: readonly FactLine[]) => string;
  end: (statement: string, signature: string) => string;
  ending: RegExp;
  textIn: (written: string) => string;
}>;

const FORMATS: Readonly<Record<ExportFormat, FileFormat>> = {
  csv: {
    rows: (facts) =>
      `\ufeff${row(COLUMNS.map(([name]) => name))}${facts.map((line) => row(COLUMNS.map(([, format]) => format(line)))).join('')}`,
    end: (statement, signature) => `Statement,${quote(statement)}${padding}\r\nSignature,${signature}${padding}\r\n`,
    ending: /Statement,("\{[^\r\n]*\}"),+\r\nSignature,([\da-f]{128}),+\r\n$/,
    textIn: (written) => written.slice(1, -1).replaceAll('""', '"'),
  },
  json: {
    rows: (facts) => `{"facts":[\n${facts.map((line) => JSON.stringify(line)).join(',\n')}\n],\n`,
    end: (statement, signature) => `"statement":${statement},\n"signature":"${signature}"}\n`,
    ending: /"statement":(\{[^\r\n]*\}),\n"signature":"([\da-f]{128})"\}\n$/,
    textIn: (written) => written,
  },
};
