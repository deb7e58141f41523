import fc from 'fast-check';
import { anyCharacter } from '#libs/contracts/testing';
import { shownTitle } from './shown-title';

describe('The title of a page in place of a calendar', () => {
  it.each([
    ['Sign in', 'Sign in'],
    [undefined, ''],
    ['One\n moment \t please', 'One moment please'],
    ['The "best" page', "The 'best' page"],
    ['Welcome, ann@club.example', 'Welcome, …'],
    ['Session 9f8e7d6c5b4a39281706f5e4', 'Session …'],
    ['\u202eegap\u202c', 'egap'],
  ])('%j is shown as %j', (title, shown) => expect(shownTitle(title)).toBe(shown));

  it('is one short line, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter(), maxLength: 300 }), (title) => {
        const shown = shownTitle(title);
        expect([...shown].length).toBeLessThanOrEqual(60);
        expect(shown).toMatch(/^[^\p{C}"\n]*$/u);
      }),
    );
  });
});
