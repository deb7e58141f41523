import type { OpenLog } from '#api';
import { countedWords, numberWords } from '#libs/contracts';
import { type ChainHead, type CheckedChain, type KnownHead, PAGE_FACTS, positionOf } from '#libs/event-sourcing';
import { Usage } from '../command';

/** A head as it is written down: a position and 64 hex digits. */
export const headText = ({ position, head }: Pick<ChainHead, 'position' | 'head'>): string => `${BigInt(position)}:${head}`;

/** What `headText` gave. */
export const headSaid = (said: string | boolean | undefined): KnownHead | undefined => {
  if (typeof said !== 'string') return undefined;
  const [, position, head] = /^(\d{1,20}):([0-9a-f]{64})$/.exec(said) ?? [];
  if (!head) throw new Usage("--head is a position, a colon, and 64 hex digits: as 'log verify' tells it.");
  return { position: positionOf(BigInt(position!)), head };
};

/** What the chain of a sound log covers, in sentences. */
export const toldChain = ({ begins, before, sealed, behind, head }: CheckedChain): string =>
  [
    `Its chain holds over ${countedWords(sealed, 'fact')}, and its head is ${headText(head)}.`,
    ...(before > 0
      ? [`It begins behind position ${BigInt(begins)}: the ${numberWords(before)} facts up to there are not sealed.`]
      : []),
    ...(behind > 0 ? [`The ${numberWords(behind)} facts behind it are not sealed yet.`] : []),
    ...(behind >= PAGE_FACTS ? [tooManyUnsealed()] : []),
  ].join(' ');

/** The newest seals can be taken away, and nothing contradicts it. But then more is open than appends leave. */
const tooManyUnsealed = () =>
  `In a file, ${PAGE_FACTS} are sealed with the append of the last of them: unless an earlier Almanac recorded these, their seals were taken away.`;

/** A log that was made of another has a chain of its own, since its facts stand at positions of their own. */
export const newChain = async ({ chain }: Pick<OpenLog, 'chain'>) => {
  const head = headText(await chain.seal());
  return { head, told: `Its chain is a new one, over all of it, and its head is ${head}.` };
};
