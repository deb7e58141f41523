import { progressLine, Terminal } from './terminal';

describe('Progress', () => {
  it('is told as a bar with what is done and the time left', () => {
    expect(progressLine(0, '0 events', 0)).toBe('░░░░░░░░░░░░░░░░░░░░░░░░ 0 %  0 events');
    expect(progressLine(0.25, '50 events', 2)).toBe('██████░░░░░░░░░░░░░░░░░░ 25 %  50 events, 6 s left');
    expect(progressLine(1, '200 of 200 files', 8)).toBe('████████████████████████ 100 %  200 of 200 files, 0 s left');
  });

  it('reckons with the time since it began, wherever that was', () =>
    expect(progressLine(0.75, '75 facts', 5, 0.5)).toBe('██████████████████░░░░░░ 75 %  75 facts, 5 s left'));

  it('is drawn over itself on a screen, its end always, and left behind', () => {
    const written: string[] = [];
    const terminal = new Terminal({ write: (text: string) => written.push(text) });
    terminal.progress('Rebuilding', 1, '200 events');
    terminal.end();
    terminal.end();
    expect(written).toEqual([expect.stringContaining('\r\x1b[2KRebuilding ████████████████████████ 100 %'), '\n']);
  });

  it('is nowhere to be seen without a screen', () => {
    const terminal = new Terminal();
    terminal.progress('Rebuilding', 1, '1 event');
    expect(() => terminal.end()).not.toThrow();
  });
});
