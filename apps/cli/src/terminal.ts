import { printable } from './printable';

const BAR = 24;
const DRAWN_EVERY_MS = 100;
const SAID_EVERY_MS = 10_000;

/** The error output when it is a terminal: the answer can be piped on meanwhile. */
export type Screen = Readonly<{ write: (text: string) => unknown }>;
/** The same where nobody looks on: what is written there stays. */
export type Journal = Readonly<{ line: (text: string) => unknown }>;

/** Shows progress: drawn over itself on a screen, a line now and then in a journal, or nowhere. */
export class Terminal {
  private begun: Begun;
  private shownAt: number;
  private isUnderWay = false;

  constructor(
    private readonly output?: Screen | Journal,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.begun = { at: now(), share: 0, count: 0 };
    this.shownAt = this.isOnScreen() ? Number.NEGATIVE_INFINITY : now();
  }

  /** What is told from now on has a bar and a time of its own; `share` of it, `count` pieces, is done already. */
  begin(share = 0, count = 0) {
    this.end();
    this.begun = { at: this.now(), share, count };
  }

  /** How much of the whole is done, from 0 to 1, what that is, and how many pieces where their rate tells anything. */
  progress(label: string, share: number, done: string, count?: number) {
    const now = this.now();
    const isDue = now - this.shownAt >= (this.isOnScreen() ? DRAWN_EVERY_MS : SAID_EVERY_MS);
    // Of what was over before anybody would have been told, a journal has no word.
    if (!this.output || !(isDue || (share >= 1 && (this.isOnScreen() || this.isUnderWay)))) return;
    this.shownAt = now;
    this.isUnderWay = true;
    const told = { share, done, count, seconds: (now - this.begun.at) / 1000, before: this.begun };
    if ('write' in this.output) this.output.write(`\r\x1b[2K${printable(label)} ${barOf(share)} ${progressWords(told)}`);
    else this.output.line(`${printable(label)}: ${progressWords(told)}`);
  }

  /** Leaves the finished bar behind. */
  end() {
    if (this.isUnderWay && this.output && 'write' in this.output) this.output.write('\n');
    this.isUnderWay = false;
  }

  private isOnScreen = () => this.output !== undefined && 'write' in this.output;
}

type Begun = Readonly<{ at: number; share: number; count: number }>;
type Told = Readonly<{ share: number; done: string; count?: number; seconds: number; before?: Omit<Begun, 'at'> }>;

const barOf = (share: number) => '█'.repeat(Math.round(share * BAR)).padEnd(BAR, '░');

/** `25 %  50 events, 25/s, 6 s left`, by what was done since `before`, so many seconds ago. */
export const progressWords = ({ share, done, count, seconds, before = { share: 0, count: 0 } }: Told): string => {
  const rate = count !== undefined && seconds > 0 ? `, ${Math.round((count - before.count) / seconds)}/s` : '';
  const left = share > before.share ? `, ${Math.ceil((seconds * (1 - share)) / (share - before.share))} s left` : '';
  return `${Math.floor(share * 100)} %  ${done}${rate}${left}`;
};
