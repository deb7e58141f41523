import { formatCount } from '#libs/contracts';
import { type ChainHead, type ChainReport, MAX_FACTS_PER_SEAL, positionOf, type RecordedHead } from '#libs/event-sourcing';
import { UsageError } from '../command';

export const chainHeadText = ({ position, head }: Pick<ChainHead, 'position' | 'head'>): string => `${BigInt(position)}:${head}`;

/** Undefined without the option. Throws UsageError if it is not of the form of `chainHeadText`. */
export const parseChainHead = (value: string | boolean | undefined): RecordedHead | undefined => {
  if (typeof value !== 'string') return undefined;
  const [, position, head] = /^(\d{1,20}):([0-9a-f]{64})$/.exec(value) ?? [];
  if (!head) throw new UsageError("--head must be a position, a colon and 64 hex digits, as 'log verify' prints it.");
  return { position: positionOf(BigInt(position!)), head };
};

export const chainText = (
  { begins: beginsAfter, before: unsealedBefore, sealed, behind: unsealedAfter, head }: ChainReport,
  { isInFile }: Readonly<{ isInFile: boolean }>,
): string =>
  [
    `Its chain is intact over ${formatCount(sealed, 'fact')}, and its head is ${chainHeadText(head)}.`,
    ...(unsealedBefore > 0
      ? [
          `It begins after position ${BigInt(beginsAfter)}: the ${formatCount(unsealedBefore, 'fact')} up to there ${unsealedBefore === 1 ? 'is' : 'are'} not sealed.`,
        ]
      : []),
    ...(unsealedAfter > 0
      ? [`The ${formatCount(unsealedAfter, 'fact')} after it ${unsealedAfter === 1 ? 'is' : 'are'} not sealed yet.`]
      : []),
    ...(isInFile && unsealedAfter >= MAX_FACTS_PER_SEAL ? [tooManyUnsealedText()] : []),
  ].join(' ');

/** Removed newest seals leave an intact chain. They show only in this: appending to a file never leaves so many facts unsealed. */
const tooManyUnsealedText = () =>
  `In a file, every ${MAX_FACTS_PER_SEAL} facts are sealed at once: unless an earlier Almanac recorded these, their seals were removed.`;
