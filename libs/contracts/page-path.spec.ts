import { decodePath, isMailLinkPage, normalizePagePath, parseEventPath, parseEventReference } from './page-path';

describe('the path of a page', () => {
  it('is the same with slashes at its end', () => {
    expect(['/about', '/about/', '/about//', '/event/chess--2026-11-20/', '/', '//'].map(normalizePagePath)).toEqual([
      '/about',
      '/about',
      '/about',
      '/event/chess--2026-11-20',
      '/',
      '/',
    ]);
  });

  it('is the same in capital letters', () => {
    expect(['/ABOUT', '/Event/Chess--2026-11-20'].map(normalizePagePath)).toEqual(['/about', '/event/chess--2026-11-20']);
  });

  it('keeps the secret of a letter as it is written', () => {
    expect(['/reset-password/1f.Ab-9', '/Reset-Password/1f.Ab-9/', '/Email-Address/1f.Ab-9/'].map(normalizePagePath)).toEqual([
      '/reset-password/1f.Ab-9',
      '/reset-password/1f.Ab-9',
      '/email-address/1f.Ab-9',
    ]);
    expect(['/reset-password/1f.Ab-9', '/reset-password', '/reset-password/a/b', '/about'].map(isMailLinkPage)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(['/email-address/1f.Ab-9', '/email-address', '/email-address/a/b'].map(isMailLinkPage)).toEqual([true, false, false]);
  });
});

describe('the path of the page of an event', () => {
  it('says which event, as one reads it', () =>
    expect(
      ['/event/7', '/event/chess--2026-11-20', '/event/caf%c3%a9', '/event/%', '/event', '/event/7/picture.png'].map(
        parseEventPath,
      ),
    ).toEqual(['7', 'chess--2026-11-20', 'café', '%', undefined, undefined]));

  it('is the same to who reads it, however it is encoded', () =>
    expect(['/event/caf%C3%A9', '/event/caf%c3%a9', '/event/100%'].map(decodePath)).toEqual([
      '/event/café',
      '/event/café',
      '/event/100%',
    ]));
});

describe('what somebody typed for an event', () => {
  it.each([
    ['4217', '4217'],
    [' chess--2026-11-20 ', 'chess--2026-11-20'],
    ['https://almanac.example/event/4217', '4217'],
    ['https://almanac.example/event/chess--2026-11-20/?from=letter#when', 'chess--2026-11-20'],
    ['almanac.example/event/caf%C3%A9', 'café'],
    ['/event/7', '7'],
    ['https://almanac.example/?next=/event/7', 'https://almanac.example/?next=/event/7'],
    ['', ''],
  ])('%j means %j', (typed, meant) => expect(parseEventReference(typed)).toBe(meant));
});
