import fc from 'fast-check';
import { repairMojibake } from './repair-mojibake';

/** Encodes a text as UTF-8 and decodes the bytes in another encoding. */
const misread = (text: string, encoding: 'windows-1252' | 'macintosh' = 'windows-1252') =>
  new TextDecoder(encoding).decode(new TextEncoder().encode(text));

const asLatin1 = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

const INTENDED = 'You Can’t Take It – “with” You — it’s ‘free’…';
const PLAIN = "You Can't Take It - \"with\" You - it's 'free'...";

describe('a description', () => {
  it('is shown with plain quotes when its publisher mis-encoded it, once or twice', () => {
    expect(repairMojibake(misread(INTENDED))).toBe(PLAIN);
    expect(repairMojibake(misread(misread(INTENDED)))).toBe(PLAIN);
  });

  it('is shown so whichever encoding it was taken for', () => {
    expect(repairMojibake(asLatin1(INTENDED))).toBe(PLAIN);
    expect(repairMojibake(misread(INTENDED, 'macintosh'))).toBe(PLAIN);
    expect(repairMojibake('Can\u0092t \u0093see\u0094 \u0096 here\u0085')).toBe('Can\'t "see" - here...');
  });

  it('is shown so when half of a character got lost', () => {
    expect(repairMojibake('â€œWelcomeâ€\ufffd, they said')).toBe('"Welcome", they said');
    expect(repairMojibake('â€œWelcomeâ€, they said')).toBe('"Welcome", they said');
    expect(repairMojibake('6 â€" 9')).toBe('6 - 9');
  });

  it('is shown so where quotes became replacement characters, which are left where they may have been letters', () => {
    expect(repairMojibake('We\ufffdre here, don\ufffd\ufffd\ufffdt go, the town\ufffds own')).toBe(
      "We're here, don't go, the town's own",
    );
    expect(repairMojibake('called \ufffdThe Tempest\ufffd.')).toBe('called "The Tempest".');
    expect(repairMojibake('the caf\ufffd')).toBe('the caf\ufffd');
  });

  it('loses the mark that stood for a wider space', () => {
    expect(repairMojibake('free\u00c2\u00a0entry')).toBe('free\u00a0entry');
  });

  it('is left alone when it is well written, in any language', () => {
    const wellWritten = ['Can’t “see” – it…', 'Âge tendre, château, Ã la carte', 'Äpfel und Öl', '5 € or £4', ''];
    expect(wellWritten.map(repairMojibake)).toEqual(wellWritten);
  });

  it('is repaired in whole, wherever its quotes stand', () => {
    const pairs: [string, string][] = [
      ['’', "'"],
      ['‘', "'"],
      ['“', '"'],
      ['”', '"'],
      ['–', '-'],
      ['—', '-'],
      ['…', '...'],
    ];
    const piece = fc.oneof(
      fc.constantFrom(...pairs),
      fc.stringMatching(/^[a-z .,]{1,6}$/).map((text): [string, string] => [text, text]),
    );
    fc.assert(
      fc.property(
        fc.array(piece),
        fc.constantFrom(misread, asLatin1, (text: string) => misread(misread(text))),
        (pieces, garbled) => {
          const [intended, plain] = [0, 1].map((side) => pieces.map((each) => each[side]).join(''));
          expect(repairMojibake(garbled(intended!))).toBe(plain);
        },
      ),
    );
  });
});
