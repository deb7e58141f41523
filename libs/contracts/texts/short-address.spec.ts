import fc from 'fast-check';
import { webAddresses } from '../testing';
import { shortenUrl } from './shorten-url';

describe('An address as people read it', () => {
  it.each([
    ['https://www.mill.example/', 'mill.example'],
    ['http://mill.example/tickets?day=3', 'mill.example/tickets?day=3'],
    ['https://mill.example/events/a-very-long-evening-of-songs-and-stories-2026/', 'mill.example/events/a-very-long-evening-of…'],
    ['https://mill.example/tickets?token=0123456789012345678901234567890123456789', 'mill.example/tickets…'],
    ['https://mill.example/0123456789012345678901234567890123456789', 'mill.example/…'],
    ['https://ann:secret@mill.example/a', 'mill.example/a'],
  ])('%s', (address, words) => expect(shortenUrl(address)).toBe(words));

  it('begins with its host, which is never cut', () =>
    fc.assert(
      fc.property(webAddresses(), (address) => {
        const { host } = new URL(address);
        const words = shortenUrl(address);
        expect(words.toLowerCase().startsWith(host.replace(/^www\./, ''))).toBe(true);
        expect(words.length).toBeLessThanOrEqual(Math.max(45, host.length + 2));
      }),
    ));
});
