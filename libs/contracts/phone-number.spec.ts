import { formatPhoneNumber, isPhoneNumber, toInternationalDigits } from './phone-number';

describe('A telephone number', () => {
  it.each(['(856) 555-0142', '856.555.0142', '+1 856 555 0142', '8565550142', '1-856-555-0142'])('%s is the same', (text) => {
    expect(isPhoneNumber(text)).toBe(true);
    expect(toInternationalDigits(text)).toBe('18565550142');
    expect(formatPhoneNumber(text)).toBe('(856) 555-0142');
  });

  it('of another country keeps its digits', () => {
    expect(toInternationalDigits('+44 20 7946 0958')).toBe('442079460958');
    expect(formatPhoneNumber('+44 20 7946 0958')).toBe('+442079460958');
    // Ten digits with a plus are not a domestic number.
    expect(toInternationalDigits('+45 12 34 56 78')).toBe('4512345678');
    expect(formatPhoneNumber('+45 12 34 56 78')).toBe('+4512345678');
  });

  it.each(['', '555-0142', 'call me', '1234567890123456'])("'%s' is none", (text) => expect(isPhoneNumber(text)).toBe(false));
});
