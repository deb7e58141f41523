import fc from 'fast-check';
import { webAddresses } from '../testing';
import { cleanUrl } from './clean-url';

const PAGE = 'https://mill.example/tickets?day=3#hall';
const wrapped = encodeURIComponent(PAGE);

describe('An address', () => {
  it.each([
    `https://www.google.com/url?q=${wrapped}&sa=D&source=calendar&ust=17`,
    `https://www.google.co.uk/url?sa=t&url=${wrapped}`,
    `https://nam02.safelinks.protection.outlook.com/?url=${wrapped}&data=05%7C01&reserved=0`,
    `https://l.facebook.com/l.php?u=${wrapped}&h=AT0`,
    `https://lm.facebook.com/l.php?u=${wrapped}`,
    `https://l.instagram.com/?u=${wrapped}&e=x`,
    `https://urldefense.com/v3/__${PAGE}__;!!abc!def$`,
    `https://urldefense.proofpoint.com/v2/url?u=${wrapped.replaceAll('/', '_').replaceAll('%', '-')}&d=Dw`,
    `https://click.news.example/?url=${wrapped}`,
    `https://news.example/redirect?to=${wrapped}`,
    `https://news.example/track/click.php?target=${wrapped}`,
  ])('leads to where its redirect leads: %s', (address) => expect(cleanUrl(address)).toBe(PAGE));

  it('is unwrapped of redirects in one another', () => {
    const twice = `https://www.google.com/url?q=${encodeURIComponent(`https://l.facebook.com/l.php?u=${wrapped}`)}`;
    expect(cleanUrl(twice)).toBe(PAGE);
  });

  it.each([
    `https://www.facebook.com/sharer/sharer.php?u=${wrapped}`,
    `https://x.example/intent/post?url=${wrapped}`,
    `https://mill.example/login?redirect=${wrapped}`,
    `https://click.mill.example/login?redirect=${wrapped}`,
    `https://web.archive.org/web/2020/${PAGE}`,
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/url?q=data:text/html,x',
    'https://www.google.com/url?q=//evil.example',
    `https://www.google.com/url?q=${encodeURIComponent('https://mill.example@evil.example/')}`,
    'https://www.google.com/search?q=https://mill.example',
    'https://town.us6.list-manage.com/track/click?u=62bf&id=da48&e=d2d6',
    'https://www.google.com/url?q=%E0%A4%A',
    'https://urldefense.proofpoint.com/v2/url?u=-zz',
    'mailto:ann@mill.example?subject=https://mill.example',
    'no address',
  ])('stays as it is: %s', (address) => expect(cleanUrl(address)).toBe(address));

  it.each([
    ['https://mill.example/?utm_source=a&utm_medium=b', 'https://mill.example/'],
    ['https://mill.example/a?id=7&fbclid=x&b=%2f#c?utm_source=kept', 'https://mill.example/a?id=7&b=%2f#c?utm_source=kept'],
    ['https://mill.example/a?gclid=1&mc_eid=2&mc_cid=3&MSCLKID=4&_hsenc=5', 'https://mill.example/a'],
    ['https://mill.example/a?utmost=1&id=utm_source', 'https://mill.example/a?utmost=1&id=utm_source'],
  ])('loses what tracks readers: %s', (address, clean) => expect(cleanUrl(address)).toBe(clean));

  it('is clean once it is cleaned, however many redirects it stood in, and never of another kind', () =>
    fc.assert(
      fc.property(webAddresses(), fc.nat(12), (page, times) => {
        let address = page;
        for (let nth = 0; nth < times; nth++) address = `https://www.google.com/url?q=${encodeURIComponent(address)}&sa=D`;
        const clean = cleanUrl(address);
        expect(clean).toMatch(/^https?:\/\//);
        if (times <= 5) expect(clean).toBe(cleanUrl(page));
      }),
    ));
});
