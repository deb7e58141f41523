import { generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import type { FactLine } from '#libs/contracts';
import { createSignedFile, verifySignedFile } from './signed-file';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const PUBLIC = publicKey.export({ format: 'der', type: 'spki' }).subarray(12).toString('hex');
const signing = async (text: string) => sign(null, Buffer.from(text), privateKey).toString('hex');

const about = {
  ...{ madeAt: '2026-11-20T17:00:00.000Z', town: 'Moorestown, "NJ"', key: 'a'.repeat(64), log: 'log' },
  head: { position: '7', fact: 'f' },
  chain: { position: '7', head: 'c'.repeat(64) },
};
const line = (what: string | null): FactLine => ({
  ...{ fact: 1, position: '4', time: '2026-11-20T14:00:00.000Z', kind: 'EventSaved', group: 'saves', what, by: 'session' },
  ...{ command: 'c', correlation: 'c' },
});
const words = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('=HYPERLINK("x")', '+1', '@x', '-2', 'a,"b"\r\nc', 'Signature,'),
);
const anExport = fc.record({
  format: fc.constantFrom('csv' as const, 'json' as const),
  whats: fc.array(words, { maxLength: 4 }),
});
const made = (one: { format: 'csv' | 'json'; whats: string[] }) =>
  createSignedFile(one.format, one.whats.map(line), about, signing);

describe('A history that was taken away', () => {
  it('is as it was signed, whatever stands in it', () =>
    fc.assert(
      fc.asyncProperty(anExport, async (one) => {
        expect(verifySignedFile(await made(one), PUBLIC)).toMatchObject({ statement: { ...about, facts: one.whats.length } });
      }),
    ));

  it('is not to be trusted with any byte changed, missing or more', () =>
    fc.assert(
      fc.asyncProperty(anExport, fc.nat(), fc.nat(), fc.constantFrom('other', 'less', 'more'), async (one, where, bit, how) => {
        const bytes = Buffer.from(await made(one));
        const at = where % bytes.length;
        const [before, after] = [bytes.subarray(0, at), bytes.subarray(at + 1)];
        const changed = {
          other: () => Buffer.concat([before, Buffer.from([bytes[at]! ^ (1 << (bit % 8))]), after]),
          less: () => Buffer.concat([before, after]),
          more: () => Buffer.concat([before, bytes.subarray(at, at + 1), bytes.subarray(at)]),
        }[how as 'other']();
        fc.pre(!changed.equals(bytes));
        // Compares bytes one to one: invalid UTF-8 is rejected before the check.
        expect(verifySignedFile(changed.toString('utf8'), PUBLIC)).toHaveProperty('wrong');
      }),
      { numRuns: 300 },
    ));

  it('runs nothing in a spreadsheet', async () => {
    const file = await createSignedFile('csv', ['=1+1', '@SUM(A1)', ' -2', '\t=x'].map(line), about, signing);
    for (const row of file.split('\r\n').slice(1, 5)) expect(row).toMatch(/^1,4,[^,]+,EventSaved,"?'/);
  });

  it('is signed by nobody else', async () =>
    expect(verifySignedFile(await made({ format: 'csv', whats: [] }), 'b'.repeat(64))).toHaveProperty('wrong'));
});
