import { createHash } from 'node:crypto';
import type { ChainHead } from '../chain';
import type { Position } from '../message';
import { factsOf, lineOf } from './fact';
import { type KnownTypes, soundFactsOf } from './flaws';
import { Summing } from './log-sum';
import { type Followed, type ParkedThere, type Reached, reachedIn } from './reached';

/** Raised whenever the lines change. */
export const FORMAT = { format: 'event log', version: 1 } as const;

/** The first line: which log this is of, how much there is of it, and the head of its chain there; earlier ones tell none. */
export type FirstLine = typeof FORMAT &
  Readonly<{ log: string; facts: number; streams: number; chain?: Pick<ChainHead, 'position' | 'head'> }>;

/** After the facts: one for each reactor, and one for each fact that it has put aside. */
export type ReactorLine = Readonly<{ reactor: string; seen: Reached['seen'] } | { reactor: string; parked: ParkedThere }>;

/** `sha256` is that of all lines before it. */
export type LastLine = Readonly<{ sha256: string }>;

/** Called after each fact with how many those are, of how many. */
export type OnExported = (facts: number, all: number) => void;

/**
 * A log up to the head of its chain, as lines of JSON. Nothing in those of facts depends on where they stand in this log, and but
 * for the first a copy is written in the same ones. Throws an Error with a sentence for what could not be imported.
 */
export async function* exportLines(
  log: Followed,
  until: ChainHead,
  known: KnownTypes,
  onExported: OnExported,
): AsyncGenerator<string, undefined> {
  const sha256 = createHash('sha256');
  for await (const line of linesOf(log, until, known, onExported)) {
    sha256.update(`${line}\n`);
    yield line;
  }
  yield JSON.stringify({ sha256: sha256.digest('hex') } satisfies LastLine);
}

async function* linesOf(
  log: Followed,
  until: ChainHead,
  known: KnownTypes,
  onExported: OnExported,
): AsyncGenerator<string, undefined> {
  const { position, head } = until;
  const first = await firstLine(log, position, known, { position, head });
  yield JSON.stringify(first);
  let exported = 0;
  for await (const fact of factsOf(log.store, position)) {
    yield lineOf(fact);
    exported += 1;
    onExported(exported, first.facts);
  }
  for (const reached of await reachedIn(log, position)) for (const line of reactorLines(reached)) yield JSON.stringify(line);
}

const firstLine = async (
  { store }: Followed,
  until: Position,
  known: KnownTypes,
  chain: NonNullable<FirstLine['chain']>,
): Promise<FirstLine> => {
  const summing = new Summing();
  for await (const fact of soundFactsOf(store, until, known)) summing.add(fact);
  const { facts, streams } = summing.sum();
  return { ...FORMAT, log: await store.id(), facts, streams: streams.size, chain };
};

const reactorLines = ({ reactor, seen, parked }: Reached): ReactorLine[] => [
  { reactor, seen },
  ...parked.map((one) => ({ reactor, parked: one })),
];
