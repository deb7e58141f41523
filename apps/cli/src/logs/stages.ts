import type { Terminal } from '../terminal';

/** Shows how work of several stages goes on: each has a bar of its own, with its rate and the time left. */
export const stages = (terminal: Terminal) => {
  let begun = '';
  return (label: string, share: number, done: number, unit = 'facts') => {
    if (label !== begun) {
      begun = label;
      terminal.begin(share, done);
    }
    terminal.progress(label, share, `${done} ${unit}`, done);
  };
};
