import { createHash } from 'node:crypto';
import type { ExportFormat, FactLine } from '#libs/contracts';
import { cell } from '../own-events/csv';
import { isSigned } from './audit-keys';

/** What is signed: of what the file is, where the log ended, and the checksum of every byte before it. */
export type Statement = Readonly<{
  format: 'almanac-audit-1';
  madeAt: string;
  town: string;
  /** The hash of the key whose history it is. */
  key: string;
  facts: number;
  log: string;
  /** The newest fact of the log then. */
  head: Readonly<{ position: string; fact: string | null }>;
  /** What every fact up to a position comes to: `log verify --head` finds whether the log still has them. */
  chain: Readonly<{ position: string; head: string }>;
  /** Of the rows above it, hexadecimal. */
  sha256: string;
}>;

export type Sign = (statement: string) => Promise<string>;

/** A history as a file that tells of itself whether it is whole. */
export const signedFile = async (
  format: ExportFormat,
  facts: readonly FactLine[],
  about: Omit<Statement, 'format' | 'facts' | 'sha256'>,
  sign: Sign,
): Promise<string> => {
  const { rows, end } = FORMATS[format];
  const body = rows(facts);
  const statement: Statement = { format: 'almanac-audit-1', ...about, facts: facts.length, sha256: sha256(body) };
  const text = JSON.stringify(statement);
  return body + end(text, await sign(text));
};

/** What is wrong with a file, in a sentence; or what it states, where nothing is. Any changed byte is wrong. */
export const examined = (file: string, publicKey: string): Readonly<{ wrong: string } | { statement: Statement }> => {
  const parts = Object.values(FORMATS).flatMap(({ ending, textIn, end }) => {
    const found = ending.exec(file);
    if (!found) return [];
    const [text, signature] = [textIn(found[1]!), found[2]!];
    return end(text, signature) === found[0] ? [{ text, signature, body: file.slice(0, found.index) }] : [];
  });
  const [part] = parts;
  if (!part) return { wrong: 'The file does not end with a statement and its signature.' };
  if (!isSigned(part.text, part.signature, publicKey)) return { wrong: 'The statement was not signed with this key.' };
  const statement = JSON.parse(part.text) as Statement;
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

const row = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`;

/** As many cells as the rows above have. */
const padding = ','.repeat(COLUMNS.length - 2);

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

type Form = Readonly<{
  rows: (facts: readonly FactLine[]) => string;
  end: (statement: string, signature: string) => string;
  /** Where a file ends so: the statement as it is written there, and the signature. */
  ending: RegExp;
  textIn: (written: string) => string;
}>;

const FORMATS: Readonly<Record<ExportFormat, Form>> = {
  csv: {
    rows: (facts) =>
      `\ufeff${row(COLUMNS.map(([name]) => name))}${facts.map((line) => row(COLUMNS.map(([, told]) => told(line)))).join('')}`,
    end: (statement, signature) => `Statement,${quoted(statement)}${padding}\r\nSignature,${signature}${padding}\r\n`,
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
