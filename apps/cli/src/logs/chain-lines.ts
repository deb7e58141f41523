import type { OpenLog } from '#api/files';
import { formatCount } from '#libs/contracts';
import { type ChainHead, type ChainReport, MAX_FACTS_PER_SEAL, positionOf, type RecordedHead } from '#libs/event-sourcing';
import { UsageError } from '../command';

/** As `position:64 hex digits`. */
export const chainHeadText = ({ position, head }: Pick<ChainHead, 'position' | 'head'>): string => `${BigInt(position)}:${head}`;

/** Parses what `chainHeadText` returns. Throws UsageError for anything else. */
export const parseChainHead = (value: string | boolean | undefined): RecordedHead | undefined => {
  if (typeof value !== 'string') return undefined;
  const [, position, head] = /^(\d{1,20}):([0-9a-f]{64})$/.exec(value) ?? [];
  if (!head) throw new UsageError("--head must be a position, a colon and 64 hex digits, as 'log verify' prints it.");
  return { position: positionOf(BigInt(position!)), head };
};

export const chainLines = ({ begins, before, sealed, behind, head }: ChainReport): string =>
  [
    `Its chain is intact over ${formatCount(sealed, 'fact')}, and its head is ${chainHeadText(head)}.`,
    ...(before > 0
      ? [
          `It begins after position ${BigInt(begins)}: the ${formatCount(before, 'fact')} up to there ${before === 1 ? 'is' : 'are'} not sealed.`,
        ]
      : []),
    ...(behind > 0 ? [`The ${formatCount(behind, 'fact')} after it ${behind === 1 ? 'is' : 'are'} not sealed yet.`] : []),
    ...(behind >= MAX_FACTS_PER_SEAL ? [tooManyUnsealed()] : []),
  ].join(' ');

/** Removing the newest seals contradicts nothing else in the log, but then more facts are unsealed than appends leave. */
const tooManyUnsealed = () =>
  `In a file, every ${MAX_FACTS_PER_SEAL} facts are sealed at once: unless an earlier Almanac recorded these, their seals were removed.`;

/** A log made from another needs a chain of its own, because its facts have other positions. */
export const sealNewChain = async ({ chain }: Pick<OpenLog, 'chain'>) => {
  const head = chainHeadText(await chain.seal());
  return { head, message: `Its chain is new, covers all of it, and its head is ${head}.` };
};
