import type { DraftPart, DraftPartKind } from '#libs/contracts';
import { spelt } from './spelling';

/** Stands for what was understood, so that nothing reaches across it. */
export const TAKEN = '\uE000';

/** Somebody's words, of which one part after the other is understood and taken out. */
export class Line {
  readonly parts: DraftPart[] = [];
  private readonly places: readonly number[];
  /** What nobody has understood yet, spelt as it is meant, in its place. */
  rest: string;

  constructor(readonly text: string) {
    const { words, places } = spelt(text.replaceAll(TAKEN, ' '));
    this.rest = words;
    this.places = places;
  }

  /** The first match that `fits` (any does, unless it says so) is taken out, and answered. Of a group named `part`, that group alone. */
  take(kind: DraftPartKind, pattern: RegExp, fits: (match: RegExpExecArray) => boolean = () => true): RegExpExecArray | null {
    const everywhere = new RegExp(pattern, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`);
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

  /** As they were typed. */
  typed(from: number, to: number): string {
    return this.text.slice(this.places[from], this.places[to]);
  }

  /** Where of the text a place of `rest` is. */
  placeOf(at: number): number {
    return this.places[at]!;
  }
}

/** Before or behind it nothing is left: the end of the words, of a clause, or a part that was understood. */
export const BEFORE = `(?<=^|[\\s,;.(@–—${TAKEN}-])`;
export const AFTER = `(?=$|[\\s,;.!?)–—${TAKEN}-])`;
