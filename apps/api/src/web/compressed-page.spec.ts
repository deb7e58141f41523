import { gunzipSync } from 'node:zlib';
import { compressPage, markNonce, ORIGIN_MARK } from './compressed-page';

const page = `<meta nonce="__CSP_NONCE__"><link href="${ORIGIN_MARK}/a"><script nonce="__CSP_NONCE__"></script><body>${'Café at night. '.repeat(200)}</body>`;

describe('A packed page', () => {
  it('is the same page under each nonce and from each origin, packed or not', () => {
    const packed = compressPage(markNonce(page));
    for (const values of [
      { nonce: 'abc', origin: 'https://almanac.example' },
      { nonce: 'k/+9==', origin: 'http://localhost:3000' },
    ]) {
      expect(packed.plain(values)).toBe(page.replaceAll('__CSP_NONCE__', values.nonce).replaceAll(ORIGIN_MARK, values.origin));
      expect(gunzipSync(packed.gzip(values)).toString()).toBe(packed.plain(values));
    }
  });

  it('leaves texts as they are, whatever they say', () => {
    const title = 'A talk on __CSP_NONCE__';
    const packed = compressPage(markNonce(page).replace('</body>', `${title}</body>`));
    expect(packed.plain(SAID)).toContain(title);
    expect(gunzipSync(packed.gzip(SAID)).toString()).toBe(packed.plain(SAID));
  });

  it('is a good deal smaller', () => {
    expect(compressPage(markNonce(page)).gzip(SAID).length).toBeLessThan(page.length / 10);
  });
});

const SAID = { nonce: 'abc', origin: 'https://almanac.example' };
