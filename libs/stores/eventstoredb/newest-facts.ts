const MAX_STREAMS = 10_000;

type NewestFact = Readonly<{ revision: number; fact: string }>;

export class NewestFacts {
  private readonly byStream = new Map<string, NewestFact>();

  has(stream: string, { revision, fact }: NewestFact): boolean | undefined {
    const newest = this.byStream.get(stream);
    return newest?.revision === revision ? newest.fact === fact : undefined;
  }

  note(stream: string, newest: NewestFact) {
    this.byStream.delete(stream);
    this.byStream.set(stream, newest);
    if (this.byStream.size > MAX_STREAMS) this.byStream.delete(this.byStream.keys().next().value!);
  }
}
