import { isFiller, wordSet, wordsOf } from './words';

export type HostCandidate = Readonly<{
  id: number;
  organization: string;
  name: string;
  location?: string;
  address?: string;
  since: string;
}>;

/** The others name the host as place or in the title; it announces no events of others. Of two, the first to announce it. */
export const sortHostFirst = <Telling extends HostCandidate>(tellings: readonly Telling[]): Telling[] =>
  tellings
    .map((telling) => ({ telling, rank: hostRankOf(telling, tellings) }))
    .sort((x, y) => y.rank - x.rank || compare(x.telling.since, y.telling.since) || x.telling.id - y.telling.id)
    .map(({ telling }) => telling);

const hostRankOf = ({ organization }: HostCandidate, all: readonly HostCandidate[]): number => {
  const words = wordsOf(organization).filter((word) => !isFiller(word));
  const isNamed = all.some((other) => {
    const text = wordsOf(`${other.name} ${other.location ?? ''} ${other.address ?? ''}`);
    return other.organization !== organization && words.every((word) => text.includes(word));
  });
  return words.some(isAnnouncer) ? -1 : isNamed ? 1 : 0;
};

export const isAnnouncer = (word: string) => ANNOUNCER_WORDS.has(word);

const ANNOUNCER_WORDS = wordSet(
  `beacon beat bulletin calendar chamber chronicle courier daily dispatch events examiner express gazette guide happenings herald journal
  ledger magazine messenger neighbors news newsletter newspaper nextdoor observer patch radio reporter sentinel telegraph times tourism tourist
  tribune visit voz week weekly`,
);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
