import type { Terminal } from '../terminal';

/** Shows how work of several stages goes on: each has a bar of its own, with its rate and the time left. */
export const stages = (terminal: Terminal) => {
  let begun = { label: '', at: 0, facts: 0 };
  return (label: string, share: number, facts: number, what = 'facts') => {
    const now = performance.now();
    if (label !== begun.label) {
      begun = { label, at: now, facts };
      terminal.begin(share);
    }
    const seconds = (now - begun.at) / 1000;
    const rate = seconds > 0 ? `, ${Math.round((facts - begun.facts) / seconds)}/s` : '';
    terminal.progress(label, share, `${facts} ${what}${rate}`);
  };
};
