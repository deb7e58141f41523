import type { DraftPart, DraftPartKind } from '#libs/contracts';
import { correctSpelling } from './spelling';

/** Replaces text that was understood, so that no pattern matches across it. */
export const TAKEN_CHARACTER = '\uE000';

export class Line {
  readonly parts: DraftPart[] = [];
  private readonly offsets: readonly number[];
  private readonly words: string;
  /** With corrected spelling; taken parts are replaced by `TAKEN_CHARACTER`. */
  rest: string;

  constructor(readonly text: string) {
    const { words, places } = correctSpelling(text.replaceAll(TAKEN_CHARACTER, ' '));
    this.rest = words;
    this.words = words;
    this.offsets = places;
  }

  /** The first match for which `fits` is true, or only its group `part`. Returns the match. */
  take(kind: DraftPartKind, pattern: RegExp, fits: (match: RegExpExecArray) => boolean = () => true): RegExpExecArray | null {
    const everywhere = toGlobalPattern(pattern);
    for (let match = everywhere.exec(this.rest); match; match = everywhere.exec(this.rest)) {
      if (fits(match)) {
        const part = match.groups?.part ?? match[0];
        const from = match.index + match[0].indexOf(part);
        this.takeOut(kind, from, from + part.length);
        return match;
      }
      everywhere.lastIndex = match.index + 1;
    }
    return null;
  }

  /** `from` and `to` are indexes of `rest`. */
  takeOut(kind: DraftPartKind, from: number, to: number) {
    const words = this.rest.slice(from, to);
    const [first, last] = [from + words.search(/\S/), from + words.trimEnd().length];
    this.rest = this.rest.slice(0, first) + TAKEN_CHARACTER.repeat(last - first) + this.rest.slice(last);
    this.parts.push({ from: this.offsets[first]!, to: this.offsets[last]!, kind });
  }

  /** Does not understand the match. Returns a function that restores it. */
  hide(pattern: RegExp): (() => void) | null {
    const found = pattern.exec(this.rest);
    if (!found) return null;
    const [from, to] = [found.index, found.index + found[0].length];
    this.rest = this.rest.slice(0, from) + TAKEN_CHARACTER.repeat(to - from) + this.rest.slice(to);
    return () => {
      this.rest = this.rest.slice(0, from) + found[0] + this.rest.slice(to);
    };
  }

  giveBack(kind: DraftPartKind, place: number) {
    const at = this.parts.findIndex((part) => part.kind === kind && part.from <= place && place < part.to);
    const [part] = at < 0 ? [] : this.parts.splice(at, 1);
    if (!part) return;
    const [first, last] = [this.offsets.indexOf(part.from), this.offsets.lastIndexOf(part.to)];
    this.rest = this.rest.slice(0, first) + this.words.slice(first, last) + this.rest.slice(last);
  }

  originalText(from: number, to: number): string {
    return this.text.slice(this.offsets[from], this.offsets[to]);
  }

  offsetOf(at: number): number {
    return this.offsets[at]!;
  }
}

/** Cached by pattern: compiling takes longer than matching, and there are few patterns. */
const toGlobalPattern = ({ source, flags }: RegExp): RegExp => {
  const key = `${flags} ${source}`;
  const prepared = patternCache.get(key) ?? new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  patternCache.set(key, prepared);
  prepared.lastIndex = 0;
  return prepared;
};

const patternCache = new Map<string, RegExp>();

/** Boundaries of a part: the ends of the text or of a clause, or a part taken before. */
export const START_BOUNDARY = `(?<=^|[\\s,;.(@–—${TAKEN_CHARACTER}-])`;
export const END_BOUNDARY = `(?=$|[\\s,;.!?)–—${TAKEN_CHARACTER}-])`;
