import fc from 'fast-check';
import { plainQuotes } from './plain-quotes';

/** What becomes of a text whose UTF-8 bytes are taken for another encoding. */
const misread = (text: string, encoding: 'windows-1252' | 'macintosh' = 'windows-1252') =>
  new TextDecoder(encoding).decode(new TextEncoder().encode(text));

const asLatin1 = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

const INTENDED = 'You Can’t Take It – “with” You — it’s ‘free’…';
const PLAIN = "You Can't Take It - \"with\" You - it's 'free'...";

describe('a description', () => {
  it('is shown with plain quotes when its publisher mis-encoded it, once or twice', () => {
    expect(plainQuotes(misread(INTENDED))).toBe(PLAIN);
    expect(plainQuotes(misread(misread(INTENDED)))).toBe(PLAIN);
  });

  it('is shown so whichever encoding it was taken for', () => {
    expect(plainQuotes(asLatin1(INTENDED))).toBe(PLAIN);
    expect(plainQuotes(misread(INTENDED, 'macintosh'))).toBe(PLAIN);
    expect(plainQuotes('Can\u0092t \u0093see\u0094 \u0096 here\u0085')).toBe('Can\'t "see" - here...');
  });

  it('is shown so when half of a character got lost', () => {
    expect(plainQuotes('â€œWelcomeâ€\ufffd, they said')).toBe('"Welcome", they said');
    expect(plainQuotes('â€œWelcomeâ€, they said')).toBe('"Welcome", they said');
    expect(plainQuotes('6 â€" 9')).toBe('6 - 9');
  });

  it('is shown so where quotes became replacement characters, which are left where they may have been letters', () => {
    expect(plainQuotes('We\ufffdre here, don\ufffd\ufffd\ufffdt go, the town\ufffds own')).toBe(
      "We're here, don't go, the town's own",
    );
    expect(plainQuotes('called \ufffdThe Tempest\ufffd.')).toBe('called "The Tempest".');
    expect(plainQuotes('the caf\ufffd')).toBe('the caf\ufffd');
  });

  it('loses the mark that stood for a wider space', () => {
    expect(plainQuotes('free\u00c2\u00a0entry')).toBe('free\u00a0entry');
  });

  it('is left alone when it is well written, in any language', () => {
    const wellWritten = ['Can’t “see” – it…', 'Âge tendre, château, Ã la carte', 'Äpfel und Öl', '5 € or £4', ''];
    expect(wellWritten.map(plainQuotes)).toEqual(wellWritten);
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
          expect(plainQuotes(garbled(intended!))).toBe(plain);
        },
      ),
    );
  });
});
