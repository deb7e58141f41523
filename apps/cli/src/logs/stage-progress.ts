import type { Terminal } from '../terminal';

export const stageProgress = (terminal: Terminal) => {
  let begun = '';
  return (label: string, share: number, done: number, unit = 'facts') => {
    if (label !== begun) {
      begun = label;
      terminal.begin(share, done);
    }
    terminal.progress(label, share, `${done} ${unit}`, done);
  };
};
