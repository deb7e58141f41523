import fc from 'fast-check';
import { anEvent, anyCharacter } from '#libs/contracts/testing';
import { toCsv } from './csv';

const rowOf = (about: Parameters<typeof anEvent>[0]) => toCsv([anEvent(about)]).split('\r\n')[1];

describe('a sheet of events', () => {
  it('names its columns and tells of each event in a row', () => {
    const sheet = toCsv([
      anEvent({
        ...{ name: 'Piano lesson', category: 'Family', date: '2026-11-24', location: 'Upstairs, left' },
        ...{ startTime: '2026-11-24T16:30:00-05:00', endTime: '2026-11-24T17:15:00-05:00' },
        ...{ description: 'Bring the "Clementi".\nAnd a pencil.', createdAt: '2026-11-20T12:00:00-05:00' },
      }),
    ]);
    expect(sheet).toBe(
      '\ufeffName,Category,Date,End date,Time,Start,End,Location,Address,Description,Created\r\n' +
        'Piano lesson,Family,2026-11-24,,4:30 PM,2026-11-24 16:30,2026-11-24 17:15,"Upstairs, left",,' +
        '"Bring the ""Clementi"".\nAnd a pencil.",2026-11-20 12:00\r\n',
    );
  });

  it.each([
    ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '|calc', '%0A'],
    ...['＝1+1', '＋1', '－1', '＠SUM(A1)', '　＝1', '｜calc', '％0A', '﹦1', '﹢1', '﹣1', '﹫SUM(A1)'],
  ])('holds no formula: %j', (name) => expect(rowOf({ name })).toMatch(/^"?'/));

  it('tells what is written, and lets no cell begin as a formula, whatever that is', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter(), minLength: 1 }), (description) => {
        const cell = cellsIn(toCsv([anEvent({ description })])).at(-2)!;
        expect([description, `'${description}`]).toContain(cell);
        expect(cell).not.toMatch(/^\s*[=+@＝＋＠－-]/);
      }),
      { examples: [['",=1'], [',=1'], ['=1,=2'], ["\n\r'=1"], ['＝1'], [' ＠1']] },
    );
  });
});

const cellsIn = (sheet: string): string[] =>
  [...sheet.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
