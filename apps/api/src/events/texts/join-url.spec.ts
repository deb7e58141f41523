import { findJoinUrl } from './join-url';

const JOIN = 'https://mill.zoom.us/j/123456789?pwd=tea';

describe('Where one joins online', () => {
  it.each([
    `Songs. Join here: ${JOIN}.`,
    `Songs at https://mill.example, or [join](${JOIN})`,
    `https://www.google.com/url?q=${encodeURIComponent(JOIN)}&sa=D&source=calendar`,
    `Zoom ${JOIN} Meeting ID: 123 456 789 Passcode: TEA`,
  ])('is found in %j', (text) => expect(findJoinUrl(text)).toBe(JOIN));

  it('is where its publisher says it is', () =>
    expect(findJoinUrl('Songs.\nOnline Location: https://mill.example/live')).toBe('https://mill.example/live'));

  it.each([
    'Songs at https://mill.example',
    'https://zoom.us/meeting/register/abc',
    'https://zoom.us/rec/share/abc',
    'https://notzoom.us.example/j/1',
    'https://mill.example/?to=https://zoom.us/j/1',
    'javascript:https://',
  ])('is not told in %j', (text) => expect(findJoinUrl(text)).toBeUndefined());
});
