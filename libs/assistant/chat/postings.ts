/** Numbers for words, so that versions of a calendar are composed without looking up each word of each event. */
export class Vocabulary {
  readonly words: string[] = [];
  private readonly numbers = new Map<string, number>();

  add(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.words.length);
    return this.words.push(word) - 1;
  }

  find(word: string): number | undefined {
    return this.numbers.get(word);
  }
}

/** The words of one event by their numbers; `weights` is parallel to it. */
export type NumberedWords = Readonly<{ numbers: Int32Array; weights: Float64Array }>;

export const toNumberedWords = (worths: ReadonlyMap<string, number>, vocabulary: Vocabulary): NumberedWords => ({
  numbers: Int32Array.from(worths.keys(), (word) => vocabulary.add(word)),
  weights: Float64Array.from(worths.values()),
});

/** By word the places of the events that have it, ascending, with the weights in parallel. */
export class Postings {
  /** In the order in which they first occur. */
  readonly words: readonly string[];
  /** Those of word n are from `starts[n]` to `starts[n + 1]`. */
  private readonly starts: Int32Array;
  private readonly entries: Int32Array;
  private readonly weights: Float64Array;

  constructor(
    private readonly vocabulary: Vocabulary,
    events: readonly NumberedWords[],
  ) {
    const starts = new Int32Array(vocabulary.words.length + 1);
    const words: string[] = [];
    for (const { numbers } of events)
      for (const number of numbers) if (starts[number + 1]!++ === 0) words.push(vocabulary.words[number]!);
    for (let number = 1; number < starts.length; number++) starts[number]! += starts[number - 1]!;
    const next = starts.slice();
    const [entries, weights] = [new Int32Array(starts.at(-1)!), new Float64Array(starts.at(-1)!)];
    events.forEach((event, place) => {
      event.numbers.forEach((number, nth) => {
        const at = next[number]!++;
        entries[at] = place;
        weights[at] = event.weights[nth]!;
      });
    });
    [this.words, this.starts, this.entries, this.weights] = [words, starts, entries, weights];
  }

  has(word: string): boolean {
    const [from, to] = this.rangeOf(word);
    return from < to;
  }

  of(word: string): Readonly<{ entries: Int32Array; weights: Float64Array }> {
    const range = this.rangeOf(word);
    return { entries: this.entries.subarray(...range), weights: this.weights.subarray(...range) };
  }

  /** Later versions add words to the vocabulary. */
  private rangeOf(word: string): [from: number, to: number] {
    const number = this.vocabulary.find(word);
    return number === undefined || number + 1 >= this.starts.length ? [0, 0] : [this.starts[number]!, this.starts[number + 1]!];
  }
}
