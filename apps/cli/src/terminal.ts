import { printable } from './printable';

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

  /** How much of the whole is done, from 0 to 1, and what that is: a bar with the time left. */
  progress(label: string, share: number, done: string) {
    const now = performance.now();
    if (!this.screen || (now - this.shownAt < EVERY_MS && share < 1)) return;
    this.shownAt = now;
    this.drawn = true;
    this.screen.write(`\r\x1b[2K${printable(label)} ${progressLine(share, done, (now - this.startedAt) / 1000)}`);
  }

  /** Leaves the finished bar behind. */
  end() {
    if (this.drawn) this.screen?.write('\n');
    this.drawn = false;
  }
}

export const progressLine = (share: number, done: string, seconds: number): string => {
  const bar = '█'.repeat(Math.round(share * BAR)).padEnd(BAR, '░');
  const left = share > 0 ? `, ${Math.ceil((seconds * (1 - share)) / share)} s left` : '';
  return `${bar} ${Math.floor(share * 100)} %  ${done}${left}`;
};
