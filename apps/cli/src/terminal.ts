import { printable } from './printable';

const BAR = 24;
const EVERY_MS = 100;

/** The error output when it is a terminal: the answer can be piped on meanwhile. */
export type Screen = Readonly<{ write: (text: string) => unknown }>;

/** Shows progress on a screen, or nowhere. */
export class Terminal {
  private shownAt = 0;
  private begun = { at: performance.now(), share: 0 };
  private drawn = false;

  constructor(private readonly screen?: Screen) {}

  /** What is told from now on has a bar and a time of its own; `share` of it is done already. */
  begin(share = 0) {
    this.end();
    this.begun = { at: performance.now(), share };
  }

  /** How much of the whole is done, from 0 to 1, and what that is: a bar with the time left. */
  progress(label: string, share: number, done: string) {
    const now = performance.now();
    if (!this.screen || (now - this.shownAt < EVERY_MS && share < 1)) return;
    this.shownAt = now;
    this.drawn = true;
    this.screen.write(
      `\r\x1b[2K${printable(label)} ${progressLine(share, done, (now - this.begun.at) / 1000, this.begun.share)}`,
    );
  }

  /** Leaves the finished bar behind. */
  end() {
    if (this.drawn) this.screen?.write('\n');
    this.drawn = false;
  }
}

/** `share` was `before` so many seconds ago. */
export const progressLine = (share: number, done: string, seconds: number, before = 0): string => {
  const bar = '█'.repeat(Math.round(share * BAR)).padEnd(BAR, '░');
  const left = share > before ? `, ${Math.ceil((seconds * (1 - share)) / (share - before))} s left` : '';
  return `${bar} ${Math.floor(share * 100)} %  ${done}${left}`;
};
