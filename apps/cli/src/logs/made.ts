import type { OpenLog } from '#api';
import { numberWords } from '#libs/contracts';
import type { Copied, Reached } from '#libs/event-sourcing';
import { newChain } from './chain';
import { toldReactors } from './reactors';
import { toldSum } from './told';

/** A log that was made of another: what was copied, where its reactors go on, and the chain that begins with it. */
export const made = async (copied: Copied, { length: reactors }: readonly Reached[], log: OpenLog) => ({
  ...copied,
  reactors,
  goingOn: toldReactors(reactors, log),
  chain: await newChain(log),
});

type Made = Awaited<ReturnType<typeof made>>;

export const madeAsJson = ({ reactors, sum, chain }: Made) => ({
  reactors,
  facts: sum.facts,
  streams: sum.streams.size,
  sha256: sum.sha256,
  head: chain.head,
});

/** `how` it was made, 'copied', and what is the `same`. */
export const madeInWords = ({ copied, found, sum, goingOn, chain }: Made, how: string, same: string) => [
  `${numberWords(copied)} facts were ${how}, ${numberWords(found)} were there.`,
  `${same}: ${toldSum(sum)}`,
  goingOn,
  chain.told,
];
