import { gunzipSync } from 'node:zlib';
import { packedPage } from './packed-page';

const page = `<meta nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__"></script><body>${'Café at night. '.repeat(200)}</body>`;

describe('A packed page', () => {
  it('is the same page under each nonce, packed or not', () => {
    const packed = packedPage(page);
    for (const nonce of ['abc', 'k/+9==']) {
      expect(packed.plain(nonce)).toBe(page.replaceAll('__CSP_NONCE__', nonce));
      expect(gunzipSync(packed.gzip(nonce)).toString()).toBe(packed.plain(nonce));
    }
  });

  it('is a good deal smaller', () => {
    expect(packedPage(page).gzip('abc').length).toBeLessThan(page.length / 10);
  });
});
