export type Reader = Readonly<{ destroyed: boolean }>;

/** The connections that wait for an answer: several share the work for one. */
export class Readers {
  private readonly byAnswer = new Map<string, Set<Reader>>();

  async during<T>(answer: string, reader: Reader, work: () => Promise<T>): Promise<T> {
    const readers = this.byAnswer.get(answer) ?? new Set();
    this.byAnswer.set(answer, readers.add(reader));
    try {
      return await work();
    } finally {
      readers.delete(reader);
      if (readers.size === 0 && this.byAnswer.get(answer) === readers) this.byAnswer.delete(answer);
    }
  }

  isAwaited(answer: string): boolean {
    return [...(this.byAnswer.get(answer) ?? [])].some((reader) => !reader.destroyed);
  }
}
