const BAR = 24;
const EVERY_MS = 100;

/** Where progress is shown: the error output, so that the answer can be piped on. Silent with `--json` or without a terminal. */
export class Terminal {
  private shownAt = 0;
  private startedAt = performance.now();
  private drawn = false;

  constructor(private readonly shows: boolean) {}

  start() {
    this.startedAt = performance.now();
  }

  /** `done` of `total`, in `unit`: a bar with rate and time left. */
  progress(label: string, done: number, total: number, unit: string) {
    const now = performance.now();
    if (!this.shows || (now - this.shownAt < EVERY_MS && done < total)) return;
    this.shownAt = now;
    this.drawn = true;
    process.stderr.write(`\r\x1b[2K${label} ${progressLine(done, total, unit, (now - this.startedAt) / 1000)}`);
  }

  /** Leaves the finished bar behind. */
  end() {
    if (this.drawn) process.stderr.write('\n');
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
