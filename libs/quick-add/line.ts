import type { DraftPart, DraftPartKind } from '#libs/contracts';
import { spelt } from './spelling';

/** Stands for what was understood, so that nothing reaches across it. */
export const TAKEN = '\uE000';

/** Somebody's words, of which one part after the other is understood and taken out. */
export class Line {
  readonly parts: DraftPart[] = [];
  private readonly places: readonly number[];
  private readonly words: string;
  /** What nobody has understood yet, spelt as it is meant, in its place. */
  rest: string;

  constructor(readonly text: string) {
    const { words, places } = spelt(text.replaceAll(TAKEN, ' '));
    this.rest = words;
    this.words = words;
    this.places = places;
  }

  /** The first match that `fits` (any does, unless it says so) is taken out, and answered. Of a group named `part`, that group alone. */
  take(kind: DraftPartKind, pattern: RegExp, fits: (match: RegExpExecArray) => boolean = () => true): RegExpExecArray | null {
    const everywhere = globally(pattern);
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

  /** What stands between two places of `rest`. */
  takeOut(kind: DraftPartKind, from: number, to: number) {
    const words = this.rest.slice(from, to);
    const [first, last] = [from + words.search(/\S/), from + words.trimEnd().length];
    this.rest = this.rest.slice(0, first) + TAKEN.repeat(last - first) + this.rest.slice(last);
    this.parts.push({ from: this.places[first]!, to: this.places[last]!, kind });
  }

  /** Nothing is understood of these words: they are left as they were typed. Answers how to put them back. */
  hide(pattern: RegExp): (() => void) | null {
    const found = pattern.exec(this.rest);
    if (!found) return null;
    const [from, to] = [found.index, found.index + found[0].length];
    this.rest = this.rest.slice(0, from) + TAKEN.repeat(to - from) + this.rest.slice(to);
    return () => {
      this.rest = this.rest.slice(0, from) + found[0] + this.rest.slice(to);
    };
  }

  /** It is no part after all: its words are left where they stand. */
  giveBack(kind: DraftPartKind, place: number) {
    const at = this.parts.findIndex((part) => part.kind === kind && part.from <= place && place < part.to);
    const [part] = at < 0 ? [] : this.parts.splice(at, 1);
    if (!part) return;
    const [first, last] = [this.places.indexOf(part.from), this.places.lastIndexOf(part.to)];
    this.rest = this.rest.slice(0, first) + this.words.slice(first, last) + this.rest.slice(last);
  }

  /** As they were typed. */
  typed(from: number, to: number): string {
    return this.text.slice(this.places[from], this.places[to]);
  }

  /** Where of the text a place of `rest` is. */
  placeOf(at: number): number {
    return this.places[at]!;
  }
}

/** The same for the same pattern: to prepare one takes longer than to look with it. Those of the rules are few. */
const globally = ({ source, flags }: RegExp): RegExp => {
  const key = `${flags} ${source}`;
  const prepared = PREPARED.get(key) ?? new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  PREPARED.set(key, prepared);
  prepared.lastIndex = 0;
  return prepared;
};

const PREPARED = new Map<string, RegExp>();

/** Before or behind it nothing is left: the end of the words, of a clause, or a part that was understood. */
export const BEFORE = `(?<=^|[\\s,;.(@–—${TAKEN}-])`;
export const AFTER = `(?=$|[\\s,;.!?)–—${TAKEN}-])`;
