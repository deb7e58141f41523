import type { OpenLog } from '#api';
import { formatCount, formatNumber } from '#libs/contracts';
import { type ChainHead, type ChainReport, MAX_FACTS_PER_SEAL, positionOf, type RecordedHead } from '#libs/event-sourcing';
import { UsageError } from '../command';

/** As `position:64 hex digits`. */
export const chainHeadText = ({ position, head }: Pick<ChainHead, 'position' | 'head'>): string => `${BigInt(position)}:${head}`;

/** Parses what `chainHeadText` returns. Throws UsageError for anything else. */
export const parseChainHead = (said: string | boolean | undefined): RecordedHead | undefined => {
  if (typeof said !== 'string') return undefined;
  const [, position, head] = /^(\d{1,20}):([0-9a-f]{64})$/.exec(said) ?? [];
  if (!head) throw new UsageError("--head is a position, a colon, and 64 hex digits: as 'log verify' tells it.");
  return { position: positionOf(BigInt(position!)), head };
};

export const chainLines = ({ begins, before, sealed, behind, head }: ChainReport): string =>
  [
    `Its chain holds over ${formatCount(sealed, 'fact')}, and its head is ${chainHeadText(head)}.`,
    ...(before > 0
      ? [`It begins behind position ${BigInt(begins)}: the ${formatNumber(before)} facts up to there are not sealed.`]
      : []),
    ...(behind > 0 ? [`The ${formatNumber(behind)} facts behind it are not sealed yet.`] : []),
    ...(behind >= MAX_FACTS_PER_SEAL ? [tooManyUnsealed()] : []),
  ].join(' ');

/** Removing the newest seals contradicts nothing else in the log, but then more facts are unsealed than appends leave. */
const tooManyUnsealed = () =>
  `In a file, ${MAX_FACTS_PER_SEAL} are sealed with the append of the last of them: unless an earlier Almanac recorded these, their seals were taken away.`;

/** A log made from another needs a chain of its own, because its facts have other positions. */
export const sealNewChain = async ({ chain }: Pick<OpenLog, 'chain'>) => {
  const head = chainHeadText(await chain.seal());
  return { head, told: `Its chain is a new one, over all of it, and its head is ${head}.` };
};
