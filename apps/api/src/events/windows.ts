import { type Day, remembering } from '#libs/contracts';
import type { Projection, ReadModels } from '#libs/event-sourcing';
import { Derived } from '../answers/derived';
import type { Finished } from '../answers/finished';
import { InTurn } from '../answers/in-turn';

/** Few ask for another window than the usual one, and most of those for the same. */
const WINDOWS_KEPT = 8;
const MOST_WAITING = 16;

/** Whoever waits for an answer: the socket it would go to. */
export type Reader = Readonly<{ destroyed: boolean }>;

/** The answers for other windows than the usual one, the last few of which are kept. */
export class Windows {
  private readonly windows: (window: string) => Derived<Finished>;
  private readonly inTurn = new InTurn(MOST_WAITING);
  private readonly readers = new Map<string, Set<Reader>>();

  constructor(
    readModels: ReadModels,
    hangOn: readonly Projection<any>[],
    tell: (from: Day, to: Day | undefined) => Promise<Finished>,
  ) {
    const told = (window: string) => {
      const [from = '', to] = window.split(' ');
      return this.inTurn.take(
        () => tell(from, to || undefined),
        () => this.isAwaited(window),
      );
    };
    this.windows = remembering((window: string) => new Derived(readModels, hangOn, () => told(window)), WINDOWS_KEPT);
  }

  async get(from: Day, to: Day | undefined, reader: Reader): Promise<Finished> {
    const window = `${from} ${to ?? ''}`;
    const readers = this.readers.get(window) ?? new Set();
    this.readers.set(window, readers.add(reader));
    try {
      return await this.windows(window).get();
    } finally {
      readers.delete(reader);
      if (readers.size === 0 && this.readers.get(window) === readers) this.readers.delete(window);
    }
  }

  private isAwaited(window: string) {
    return [...(this.readers.get(window) ?? [])].some((reader) => !reader.destroyed);
  }
}
