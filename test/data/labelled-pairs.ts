import type { PublishedVersion } from '#libs/matching';
import { readBlocks } from './read-blocks';

export type LabelledPair = Readonly<{
  label: string;
  isSame: boolean;
  half: 'tuned on' | 'held out';
  a: PublishedVersion;
  b: PublishedVersion;
}>;

export const PAIR_SETS = [
  'township',
  'invented',
  'invented-later',
  'invented-blind',
  'invented-near',
  'invented-wordings',
  'feeds-seen',
  'feeds-unseen',
  'feeds-later',
  'blind-a',
  'blind-b',
  'blind-c',
  'blind-d',
  'blind-e',
  'blind-f',
  'blind-g',
  'blind-h',
  'blind-i',
  'blind-j',
  'blind-l',
  'blind-m',
  'blind-n',
  'blind-p',
  'blind-q',
  'blind-r',
  'blind-s',
  'blind-t',
  'blind-u',
  'blind-v',
  'blind-w',
  'blind-x',
  'blind-y',
  'blind-z',
  'invented-own-2',
  'invented-own-3',
  'invented-own-4',
  'invented-own-5',
  'invented-own-6',
  'invented-own-7',
  'invented-own-8',
  'invented-own-9',
  'invented-own-10',
  'invented-own-11',
] as const;

export type PairSet = (typeof PAIR_SETS)[number];

export const labelledPairs = (set: PairSet): LabelledPair[] =>
  readBlocks(`labelled-pairs/${set}.txt`).map(([label, first, second]) => {
    const [a, b] = [versionFromLine(first!, 1), versionFromLine(second!, 2)];
    return { label: label!, isSame: label!.startsWith('same'), half: halfOf(a), a, b };
  });

export const versionFromLine = (line: string, id: number): PublishedVersion => {
  const [source = '', organization = '', name = '', start = '', end = '', location, address, cancelled, url, description] = line
    .split('|')
    .map((part) => part.trim());
  const date = start.slice(0, 10);
  const endDate = end.length >= 10 ? end.slice(0, 10) : undefined;
  return {
    id,
    source,
    organization,
    name,
    date,
    ...(endDate && { endDate }),
    ...(start.length > 10 && { startTime: start }),
    ...(/^\d\d:\d\d$/.test(end) && { endTime: `${date}T${end}${start.slice(16)}` }),
    ...(location && { location }),
    ...(address && { address }),
    ...(url && { url }),
    ...(description && { description }),
    isCancelled: cancelled === 'cancelled',
  };
};

/** By the letters of the title, so that a series is in one half. */
const halfOf = ({ name }: PublishedVersion) =>
  [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % 2 === 0 ? 'tuned on' : 'held out';

export const measured = (pairs: readonly LabelledPair[], isMatch: (a: PublishedVersion, b: PublishedVersion) => boolean) => {
  const found = pairs.filter(({ a, b }) => isMatch(a, b));
  const right = found.filter(({ isSame }) => isSame).length;
  return { pairs: pairs.length, precision: right / found.length, recall: right / pairs.filter(({ isSame }) => isSame).length };
};

export const isSameTitleAndStart = (a: PublishedVersion, b: PublishedVersion): boolean =>
  a.name.trim().toLowerCase() === b.name.trim().toLowerCase() && (a.startTime ?? a.date) === (b.startTime ?? b.date);
