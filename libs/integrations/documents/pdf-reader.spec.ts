import { PdfReader } from './pdf-reader';
import { renderAgenda } from './testing/render-agenda';

describe('The reader of PDFs', () => {
  it('reads their lines from top to bottom, of those who ask at the same time each their own', async () => {
    const reader = new PdfReader();
    const [first, second] = await Promise.all([
      reader.read(renderAgenda(['1. Roll call', '2. Café (new)'])),
      reader.read(renderAgenda(['3. Bills'])),
    ]);
    expect(first).toEqual(['1. Roll call', '2. Café (new)']);
    expect(second).toEqual(['3. Bills']);
  });

  it.each([
    ['nothing', ''],
    ['no PDF', '<html>'],
    ['half of one', renderAgenda(['1. Roll call']).subarray(0, 200)],
    ['only its beginning', '%PDF-1.4\n'],
  ])('reads no lines in %s', async (_, bytes) => expect(await new PdfReader().read(Buffer.from(bytes))).toEqual([]));

  it.each([
    ['never ends', 'for (;;) ;'],
    ['dies', 'process.exit(1)'],
    ['wants all memory', 'const all = []; for (;;) all.push({ more: all.length })'],
  ])('ends a process that %s', async (_, code) => expect(await new PdfReader(code, 2_000).read(Buffer.from(''))).toEqual([]));

  it('ends a process that unpacks more than there is room for, before its time is over', async () => {
    const all = 'const all = []; for (;;) all.push(new Uint8Array(2 ** 23).fill(1))';
    expect(await new PdfReader(all, 60_000).read(Buffer.from(''))).toEqual([]);
  });
});
