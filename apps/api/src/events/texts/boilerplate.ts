import { findInvitationLines } from './invitation-lines';
import { splitLines, type TextRange, toRanges } from './ranges';
import { startOfRepeatedEnd } from './repeated-lines';
import { findShareLines } from './share-lines';

type DescriptionContext = Readonly<{ description: string; repeated: ReadonlySet<string>; canJoin: boolean; source?: string }>;

export const findBoilerplate = ({ description, repeated, canJoin, source }: DescriptionContext): TextRange[] => {
  const lines = splitLines(description);
  const lineSets = [findShareLines(lines, source), findInvitationLines(lines, canJoin)];
  const isBoilerplate = (index: number) => lineSets.some((indexes) => indexes.has(index));
  const end = startOfRepeatedEnd(lines, repeated, isBoilerplate);
  const isFolded = (index: number) => index >= end || isBoilerplate(index);
  return toRanges(lines, lines.every((_, index) => isFolded(index)) ? isBoilerplate : isFolded);
};
