export type Report = (text: string) => void;

/** Limited, because a broken source may have a million errors. */
export class ProblemList {
  private readonly texts = new Set<string>();
  private omitted = 0;

  readonly report: Report = (text) => {
    const short = text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH)}…` : text;
    if (this.texts.has(short)) return;
    if (this.texts.size < MAX_MESSAGES) this.texts.add(short);
    else this.omitted += 1;
  };

  /** If `work` throws, reports the error under the name of the part and returns `otherwise`. */
  attempt<T>(part: string, work: (report: Report) => T, otherwise: T): T {
    const report: Report = (text) => this.report(`${part}: ${text}`);
    try {
      return work(report);
    } catch (error) {
      report((error as Error).message);
      return otherwise;
    }
  }

  list(): string[] {
    return this.omitted > 0 ? [...this.texts, `and ${this.omitted} more`] : [...this.texts];
  }
}

const MAX_MESSAGE_LENGTH = 240;

const MAX_MESSAGES = 50;
