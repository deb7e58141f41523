import { toPrintable } from './printable';

const BAR_CHARACTERS = 24;
const SCREEN_INTERVAL_MS = 100;
const JOURNAL_INTERVAL_MS = 10_000;

/** The error output, because standard output may be piped. */
export type Screen = Readonly<{ write: (text: string) => unknown }>;
/** The error output where it is not a terminal: every line stays. */
export type Journal = Readonly<{ line: (text: string) => unknown }>;

export class Terminal {
  private start: StageStart;
  private shownAt: number;
  private isUnderWay = false;

  constructor(
    private readonly output?: Screen | Journal,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.start = { at: now(), share: 0, count: 0 };
    this.shownAt = this.isOnScreen() ? Number.NEGATIVE_INFINITY : now();
  }

  /** `share` (0 to 1) and `count` are done already. */
  begin(share = 0, count = 0) {
    this.end();
    this.start = { at: this.now(), share, count };
  }

  /** `share` is from 0 to 1; `count` is given if the rate is meaningful. */
  progress(label: string, share: number, done: string, count?: number) {
    const now = this.now();
    const isDue = now - this.shownAt >= (this.isOnScreen() ? SCREEN_INTERVAL_MS : JOURNAL_INTERVAL_MS);
    // A journal gets no line for a stage that ended before the first one was due.
    if (!this.output || !(isDue || (share >= 1 && (this.isOnScreen() || this.isUnderWay)))) return;
    this.shownAt = now;
    this.isUnderWay = true;
    const progress = { share, done, count, seconds: (now - this.start.at) / 1000, before: this.start };
    if ('write' in this.output)
      this.output.write(`\r\x1b[2K${toPrintable(label)} ${progressBar(share)} ${progressText(progress)}`);
    else this.output.line(`${toPrintable(label)}: ${progressText(progress)}`);
  }

  end() {
    if (this.isUnderWay && this.output && 'write' in this.output) this.output.write('\n');
    this.isUnderWay = false;
  }

  private isOnScreen = () => this.output !== undefined && 'write' in this.output;
}

type StageStart = Readonly<{ at: number; share: number; count: number }>;
type ProgressState = Readonly<{ share: number; done: string; count?: number; seconds: number; before?: Omit<StageStart, 'at'> }>;

const progressBar = (share: number) => '█'.repeat(Math.round(share * BAR_CHARACTERS)).padEnd(BAR_CHARACTERS, '░');

/** As `25 %  50 events, 25/s, 6 s left`. The rate is computed from what was done since `before`, `seconds` ago. */
export const progressText = ({ share, done, count, seconds, before = { share: 0, count: 0 } }: ProgressState): string => {
  const rate = count !== undefined && seconds > 0 ? `, ${Math.round((count - before.count) / seconds)}/s` : '';
  const left = share > before.share ? `, ${Math.ceil((seconds * (1 - share)) / (share - before.share))} s left` : '';
  return `${Math.floor(share * 100)} %  ${done}${rate}${left}`;
};
