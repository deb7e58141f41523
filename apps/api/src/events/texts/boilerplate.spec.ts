import fc from 'fast-check';
import { mainTextOf } from '#libs/contracts/texts';
import { findBoilerplate } from './boilerplate';
import { type PublishedText, publisherOf, RepeatedLineFinder } from './repeated-lines';

const JOIN = 'https://mill.zoom.us/j/123456789?pwd=tea';
const FOOTER = ['The Mill is kept by its friends, who thank all who give.', 'Write to us at hello@mill.example.'].join('\n');

const organizationId = 7;
const NAMES = ['Songs', 'Tea', 'Chess', 'Clay', 'Bread', 'Kites'];
const events = NAMES.map((name, nth) => ({ organizationId, name, description: `${name} for all, round ${nth}.\n\n${FOOTER}` }));

const repeatedIn = (texts: readonly PublishedText[]) => new RepeatedLineFinder().find(texts);

const NOBODY: ReadonlySet<string> = new Set();

const left = (description: string, overrides: Partial<Parameters<typeof findBoilerplate>[0]> = {}) =>
  mainTextOf({ description, boilerplate: findBoilerplate({ description, repeated: NOBODY, canJoin: false, ...overrides }) });

describe('What is folded of a description', () => {
  const repeated = repeatedIn(events).get(publisherOf({ organizationId })) ?? NOBODY;

  it('is what its publisher says at the end of most events', () =>
    expect(events.map(({ description }) => left(description, { repeated }))).toEqual(
      NAMES.map((name, nth) => `${name} for all, round ${nth}.`),
    ));

  it.each([
    ['that few events have', events.slice(0, 4)],
    ['that the days of one series share', events.map((event) => ({ ...event, name: 'Songs' }))],
    [
      'that less than half of the events have',
      [...events, ...NAMES.map((name) => ({ organizationId, name: `${name} 2`, description: 'Come.' }))],
    ],
    ['of several publishers', events.map((event, nth) => ({ ...event, organizationId: nth }))],
  ])('is nothing %s', (_, texts) => expect([...repeatedIn(texts).values()]).toEqual([]));

  it('is nothing where nothing else would be left, and no short line that one has to know', () => {
    expect(left(FOOTER, { repeated })).toBe(FOOTER);
    const needed = repeatedIn(events.map((event) => ({ ...event, description: `${event.name}.\nPlease register.` })));
    expect(left('Songs.\nPlease register.', { repeated: needed.get(publisherOf({ organizationId }))! })).toBe(
      'Songs.\nPlease register.',
    );
  });

  it.each([
    ['Share this:\nShare on Facebook (Opens in new window)\nFacebook\n\nEmail a link to a friend (Opens in new window)\nEmail'],
    ['Share: Facebook | X | Email'],
    ['Add to calendar\nGoogle Calendar\niCalendar\nOutlook 365\nExport .ics file'],
    ['View this event on the web: https://mill.example/7'],
    ['More information can be found at: https://mill.example/songs'],
  ])('are the buttons of a page: %j', (buttons) =>
    expect(left(`Songs for all.\n${buttons}`, { source: 'https://mill.example/songs' })).toBe('Songs for all.'),
  );

  it.each([
    'Share your favourite song with us!',
    'Facebook',
    'Register here (opens in new window)',
    'Register at: https://mill.example/songs',
    'See the old mill on the web and in the park, then come in.',
    'Call Ann, 609-555-0100',
    'Ask for the pass code to the gate when you come.',
  ])('is not %j', (line) => {
    const source = 'https://mill.example/songs';
    expect(left(`Songs for all.\n${line}`, { source, canJoin: true })).toBe(`Songs for all.\n${line}`);
  });

  const NUMBERS = Array.from({ length: 20 }, (_, nth) => `• +1 609 555 01${nth + 10} US (Milltown)`);
  const INVITATION = [
    ...['──────────', 'Ann Miller is inviting you to a scheduled Zoom meeting.', '', 'Join Zoom Meeting', JOIN, ''],
    ...['Meeting ID: 123 456 789', 'Passcode: TEA', '', '---', '', 'One tap mobile', '+16095550100,,123456789#,,,,*42# US'],
    ...['', 'Dial by your location', ...NUMBERS, '', 'Find your local number: https://mill.zoom.us/u/k'],
  ].join('\n');

  it('is how to dial in to what one can join', () => {
    expect(left(`Songs for all.\n\n${INVITATION}\n\nBring tea.`, { canJoin: true })).toBe('Songs for all.\n\nBring tea.');
    expect(left(INVITATION, { canJoin: true })).toBe('');
    const meet = ['Join with Google Meet: https://meet.google.com/abc-defg-hij', 'Or dial: (US) +1 609-555-0100 PIN: 42#'];
    expect(left(`Songs.\n${meet.join('\n')}`, { canJoin: true })).toBe('Songs.');
  });

  it('is all but the first of many numbers where one joins by telephone alone', () =>
    expect(left(['Songs by telephone.', ...NUMBERS].join('\n'))).toBe(`Songs by telephone.\n${NUMBERS[0]}`));

  it('is never lost: what is left and what is folded are all of the text, in its order', () => {
    const line = fc.constantFrom(
      ...FOOTER.split('\n'),
      ...INVITATION.split('\n'),
      'Share this:',
      'Facebook',
      'Songs for all.',
      '',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(line, fc.string())), fc.boolean(), (lines, canJoin) => {
        const description = lines.join('\n');
        const ranges = findBoilerplate({ description, repeated, canJoin });
        const ends = [0, ...ranges.flat(), description.length];
        expect(ends).toEqual([...ends].sort((a, b) => a - b));
        for (const [from, to] of ranges) expect(description.slice(from, to).trim()).not.toBe('');
      }),
    );
  });
});
