import type { Terminal } from '../terminal';

/** Shows how work of several stages goes on: each has a bar of its own, with its rate and the time left. */
export const stages = (terminal: Terminal) => {
  let begun = '';
  return (label: string, share: number, facts: number) => {
    if (label !== begun) {
      begun = label;
      terminal.begin(share, facts);
    }
    terminal.progress(label, share, `${facts} facts`, facts);
  };
};
