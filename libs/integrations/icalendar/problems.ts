export type Report = (text: string) => void;

/** What could not be read. A broken source may hold a million faults; the first few tell enough. */
export class Problems {
  private readonly texts = new Set<string>();
  private unlisted = 0;

  readonly report: Report = (text) => {
    const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
    if (this.texts.has(short)) return;
    if (this.texts.size < MOST) this.texts.add(short);
    else this.unlisted += 1;
  };

  /** Does a part of the work; when that throws, its name and the reason are a problem and the rest goes on. */
  sparing<T>(part: string, work: (report: Report) => T, otherwise: T): T {
    const report: Report = (text) => this.report(`${part}: ${text}`);
    try {
      return work(report);
    } catch (error) {
      report((error as Error).message);
      return otherwise;
    }
  }

  list(): string[] {
    return this.unlisted > 0 ? [...this.texts, `and ${this.unlisted} more`] : [...this.texts];
  }
}

const LONGEST = 240;

const MOST = 50;
