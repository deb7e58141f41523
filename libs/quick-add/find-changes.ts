import { findAllMatches } from '#libs/contracts';
import type { Found } from '#libs/when';

type Change = Readonly<{ from: number; to: number }>;

/**
 * 'moved from Dec 3 to Dec 10', 'moved to Thursday', 'Dec 8 has been changed to Dec 10': from the words of the change, or from the old
 * day or hour, to where the new one begins.
 */
export const findChanges = (words: string, ...kinds: readonly (readonly Found<unknown>[])[]): Change[] =>
  findAllMatches(words, CHANGED).flatMap(({ 0: said, index, groups }) => {
    const old = index + said.length;
    if (groups!.way !== 'from') {
      const found = kinds.find((one) => one.some(({ from }) => from === old));
      const before = (found ?? [])
        .filter(({ to }) => to <= index && words.slice(to, index).trim() === '')
        .map(({ from }) => from);
      return found ? [{ from: Math.min(index, ...before), to: old }] : [];
    }
    const found = kinds.flat();
    if (!found.some(({ from, to }) => from <= old && old < to)) return [];
    const behind = words.slice(old, old + MAX_OLD);
    const ends = findAllMatches(behind, TO).map((match) => old + match.index + match[0].length);
    const to = ends.find((end) => found.some(({ from }) => from === end));
    return to === undefined ? [] : [{ from: index, to }];
  });

const MAX_OLD = 60;
const CHANGED =
  /\b(?:(?:is|are|was|were|has|have|been|being|got|now) )*(?:moved|moving|postponed|rescheduled|changed|pushed|bumped|switched|delayed|shifted)(?: (?:up|back|out|ahead))? (?<way>from|to) (?:the )?/gi;
const TO = /,? (?:to|until) (?:the )?/gi;

/** The old day or hour is none of the event, nor is a span from the old to the new one. The new one takes the words of the change. */
export const withChanges = <Reading extends { weight: number }>(
  found: readonly Found<Reading>[],
  changes: readonly Change[],
): Found<Reading>[] =>
  found.flatMap((one) => {
    const change = changes.find(({ from, to }) => one.from <= to && from < one.to);
    if (!change) return [one];
    if (one.from <= change.from) return one.to > change.to ? [one] : [];
    if (one.from !== change.to) return [];
    return [{ ...one, from: change.from, reading: { ...one.reading, weight: one.reading.weight + CHANGE } }];
  });

const CHANGE = 8;
