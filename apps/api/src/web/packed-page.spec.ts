import { gunzipSync } from 'node:zlib';
import { markNonce, packedPage } from './packed-page';

const page = `<meta nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__"></script><body>${'Café at night. '.repeat(200)}</body>`;

describe('A packed page', () => {
  it('is the same page under each nonce, packed or not', () => {
    const packed = packedPage(markNonce(page));
    for (const nonce of ['abc', 'k/+9==']) {
      expect(packed.plain(nonce)).toBe(page.replaceAll('__CSP_NONCE__', nonce));
      expect(gunzipSync(packed.gzip(nonce)).toString()).toBe(packed.plain(nonce));
    }
  });

  it('leaves texts as they are, whatever they say', () => {
    const title = 'A talk on __CSP_NONCE__';
    const packed = packedPage(markNonce(page).replace('</body>', `${title}</body>`));
    expect(packed.plain('abc')).toContain(title);
    expect(gunzipSync(packed.gzip('abc')).toString()).toBe(packed.plain('abc'));
  });

  it('is a good deal smaller', () => {
    expect(packedPage(markNonce(page)).gzip('abc').length).toBeLessThan(page.length / 10);
  });
});
