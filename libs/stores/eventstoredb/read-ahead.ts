import type { LogPage, Position } from '#libs/event-sourcing';

type ReadPage = (after: Position, limit: number) => Promise<LogPage>;

type NextPage = Readonly<{ after: Position; limit: number; page: Promise<LogPage> }>;

/** Whoever reads page after page gets the next one sooner: the server sends it while the reader works on the last one. */
export class ReadAhead {
  private end: Position | undefined;
  private next: NextPage | undefined;

  constructor(private readonly readPage: ReadPage) {}

  async read(after: Position, limit: number): Promise<LogPage> {
    const isSequential = after === this.end;
    const page = (await this.takeNext(after, limit)) ?? (await this.readPage(after, limit));
    this.end = page.position;
    if (isSequential && !page.isEnd) this.next = { after: page.position, limit, page: this.readPage(page.position, limit) };
    this.next?.page.catch(() => {});
    return page;
  }

  forget() {
    this.next = undefined;
  }

  /** A page that was read before may end too early. */
  private async takeNext(after: Position, limit: number): Promise<LogPage | undefined> {
    const { next } = this;
    this.next = undefined;
    if (next?.after !== after || next.limit !== limit) return undefined;
    const page = await next.page.catch(() => undefined);
    return page?.isEnd ? undefined : page;
  }
}
