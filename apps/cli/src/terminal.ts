const BAR = 24;
const EVERY_MS = 100;

/** The error output when it is a terminal: the answer can be piped on meanwhile. */
export type Screen = Readonly<{ write: (text: string) => unknown }>;

/** Shows progress on a screen, or nowhere. */
export class Terminal {
  private shownAt = 0;
  private readonly startedAt = performance.now();
  private drawn = false;

  constructor(private readonly screen?: Screen) {}

  /** `done` of `total`, in `unit`: a bar with rate and time left. */
  progress(label: string, done: number, total: number, unit: string) {
    const now = performance.now();
    if (!this.screen || (now - this.shownAt < EVERY_MS && done < total)) return;
    this.shownAt = now;
    this.drawn = true;
    this.screen.write(`\r\x1b[2K${label} ${progressLine(done, total, unit, (now - this.startedAt) / 1000)}`);
  }

  /** Leaves the finished bar behind. */
  end() {
    if (this.drawn) this.screen?.write('\n');
    this.drawn = false;
  }
}

export const progressLine = (done: number, total: number, unit: string, seconds: number): string => {
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const bar = '█'.repeat(Math.round(share * BAR)).padEnd(BAR, '░');
  const rate = seconds > 0 ? done / seconds : 0;
  const left = rate > 0 ? Math.ceil((total - done) / rate) : 0;
  return `${bar} ${Math.floor(share * 100)} %  ${done} of ${total} ${unit}, ${Math.round(rate)}/s, ${left} s left`;
};
