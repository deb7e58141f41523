import { createHash } from 'node:crypto';
import type { ChainHead } from '../chain';
import type { Position } from '../message';
import { factLine, factsOf } from './fact';
import { type KnownTypes, validFactsOf } from './flaws';
import { LogSumBuilder } from './log-sum';
import { type ParkedStreamFact, type ReactorLog, type ReactorProgress, readReactorProgress } from './reactor-progress';

export const EXPORT_FORMAT_VERSION = { format: 'event log', version: 1 } as const;

/** First line: the log, its size, and the head of its chain, which older exports lack. */
export type FirstLine = typeof EXPORT_FORMAT_VERSION &
  Readonly<{ log: string; facts: number; streams: number; chain?: Pick<ChainHead, 'position' | 'head'> }>;

/** After the facts: one line per reactor and per parked fact. */
export type ReactorLine = Readonly<
  { reactor: string; seen: ReactorProgress['seen'] } | { reactor: string; parked: ParkedStreamFact }
>;

/** Hash of all lines before. */
export type LastLine = Readonly<{ sha256: string }>;

export type OnExportProgress = (facts: number, all: number) => void;

/** Exports a log up to the head of its chain, as JSON lines without positions, so that a copy's differ only in the first. Throws an Error for an invalid fact. */
export async function* exportLines(
  log: ReactorLog,
  until: ChainHead,
  knownTypes: KnownTypes,
  onExported: OnExportProgress,
): AsyncGenerator<string, undefined> {
  const sha256 = createHash('sha256');
  for await (const line of exportedLines(log, until, knownTypes, onExported)) {
    sha256.update(`${line}\n`);
    yield line;
  }
  yield JSON.stringify({ sha256: sha256.digest('hex') } satisfies LastLine);
}

async function* exportedLines(
  log: ReactorLog,
  until: ChainHead,
  knownTypes: KnownTypes,
  onExported: OnExportProgress,
): AsyncGenerator<string, undefined> {
  const { position, head } = until;
  const first = await toFirstLine(log, position, knownTypes, { position, head });
  yield JSON.stringify(first);
  let exported = 0;
  for await (const fact of factsOf(log.store, position)) {
    yield factLine(fact);
    exported += 1;
    onExported(exported, first.facts);
  }
  for (const reached of await readReactorProgress(log, position))
    for (const line of toReactorLines(reached)) yield JSON.stringify(line);
}

const toFirstLine = async (
  { store }: ReactorLog,
  until: Position,
  knownTypes: KnownTypes,
  chain: NonNullable<FirstLine['chain']>,
): Promise<FirstLine> => {
  const summing = new LogSumBuilder();
  for await (const fact of validFactsOf(store, until, knownTypes)) summing.add(fact);
  const { facts, streams } = summing.sum();
  return { ...EXPORT_FORMAT_VERSION, log: await store.id(), facts, streams: streams.size, chain };
};

const toReactorLines = ({ reactor, seen, parked }: ReactorProgress): ReactorLine[] => [
  { reactor, seen },
  ...parked.map((one) => ({ reactor, parked: one })),
];
