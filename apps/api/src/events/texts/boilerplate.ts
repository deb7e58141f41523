import { invitationLines } from './invitation-lines';
import { linesIn, type Range, rangesOf } from './ranges';
import { repeatedAtEnd } from './repeated-lines';
import { shareLines } from './share-lines';

type Said = Readonly<{ description: string; repeated: ReadonlySet<string>; canJoin: boolean; source?: string }>;

/** What of a description is not about its event. What its publisher repeats stays where it is all that is said. */
export const boilerplateIn = ({ description, repeated, canJoin, source }: Said): Range[] => {
  const lines = linesIn(description);
  const known = [shareLines(lines, source), invitationLines(lines, canJoin)];
  const isKnown = (place: number) => known.some((places) => places.has(place));
  const end = repeatedAtEnd(lines, repeated, isKnown);
  const isFolded = (place: number) => place >= end || isKnown(place);
  return rangesOf(lines, lines.every((_, place) => isFolded(place)) ? isKnown : isFolded);
};
