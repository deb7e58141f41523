import { progressText, Terminal } from './terminal';

describe('Progress', () => {
  it('is told with what is done, its rate and the time left', () => {
    expect(progressText({ share: 0, done: '0 events', seconds: 0 })).toBe('0 %  0 events');
    expect(progressText({ share: 0.25, done: '50 events', count: 50, seconds: 2 })).toBe('25 %  50 events, 25/s, 6 s left');
    expect(progressText({ share: 1, done: '200 of 200 files', seconds: 8 })).toBe('100 %  200 of 200 files, 0 s left');
  });

  it('reckons with the time since it began, wherever that was', () =>
    expect(progressText({ share: 0.75, done: '75 facts', count: 75, seconds: 5, before: { share: 0.5, count: 50 } })).toBe(
      '75 %  75 facts, 5/s, 5 s left',
    ));

  it('is drawn over itself on a screen, its end always, and left behind', () => {
    const written: string[] = [];
    const terminal = new Terminal({ write: (text: string) => written.push(text) });
    terminal.progress('Rebuilding', 1, '200 events');
    terminal.end();
    terminal.end();
    expect(written).toEqual([expect.stringContaining('\r\x1b[2KRebuilding ████████████████████████ 100 %  200 events'), '\n']);
  });

  it('is drawn ten times a second at most', () => {
    let now = 0;
    const written: string[] = [];
    const terminal = new Terminal({ write: (text: string) => written.push(text) }, () => now);
    for (const at of [0, 99, 100, 150, 250]) {
      now = at;
      terminal.progress('Rebuilding', 0.5, `${at} events`);
    }
    expect(written.map((text) => /\d+ events/.exec(text)![0])).toEqual(['0 events', '100 events', '250 events']);
  });

  describe('where nobody looks on', () => {
    const journalAfter = (shares: readonly (readonly [second: number, share: number])[]) => {
      let now = 0;
      const lines: string[] = [];
      const terminal = new Terminal({ line: (text: string) => lines.push(text) }, () => now * 1_000);
      for (const [second, share] of shares) {
        now = second;
        terminal.progress('Rebuilding', share, `${share * 100} facts`, share * 100);
      }
      terminal.end();
      return lines;
    };

    it('is a plain line every ten seconds, and one at its end', () =>
      expect(
        journalAfter([
          [1, 0.1],
          [10, 0.25],
          [15, 0.5],
          [20, 0.75],
          [25, 1],
        ]),
      ).toEqual([
        'Rebuilding: 25 %  25 facts, 3/s, 30 s left',
        'Rebuilding: 75 %  75 facts, 4/s, 7 s left',
        'Rebuilding: 100 %  100 facts, 4/s, 0 s left',
      ]));

    it('is not told of what is over sooner', () =>
      expect(
        journalAfter([
          [2, 0.5],
          [4, 1],
        ]),
      ).toEqual([]));
  });

  it('is nowhere to be seen without an output', () => {
    const terminal = new Terminal();
    terminal.progress('Rebuilding', 1, '1 event');
    expect(() => terminal.end()).not.toThrow();
  });
});
