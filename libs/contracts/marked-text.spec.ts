import fc from 'fast-check';
import { escapeMarks, parseMarkedText, removeMarks, toEventLink } from './marked-text';

describe('A marked text', () => {
  it('is read line by line', () =>
    expect(parseMarkedText('**Library** tells *stories*\nat `10:30`')).toEqual([
      [{ text: 'Library', bold: true }, { text: ' tells ' }, { text: 'stories', italic: true }],
      [{ text: 'at ' }, { text: '10:30', code: true }],
    ]));

  it('leads to events and pages of this calendar', () =>
    expect(parseMarkedText('See [Story time](/event/7) or [School hours](/hours)')).toEqual([
      [{ text: 'See ' }, { text: 'Story time', to: '/event/7' }, { text: ' or ' }, { text: 'School hours', to: '/hours' }],
    ]));

  it.each([
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    '/event/7/../../x',
    '/event/x',
    '/event/7?next=//evil.example',
    '/api/me/export',
    '/\\evil.example',
    'data:text/html,x',
    'event/7',
  ])('leads nowhere else: %s', (address) => {
    const text = `[Story time](${address})`;
    expect(parseMarkedText(text)).toEqual([[{ text }]]);
  });

  it.each([
    ['*half', [{ text: '*half' }]],
    ['**half', [{ text: '**half' }]],
    ['`half', [{ text: '`half' }]],
    ['[half', [{ text: '[half' }]],
    ['2 * 3 * 4', [{ text: '2 * 3 * 4' }]],
    ['a **b** c **d', [{ text: 'a ' }, { text: 'b', bold: true }, { text: ' c **d' }]],
    ['***both***', [{ text: 'both', bold: true, italic: true }]],
    ['\\*stars\\*', [{ text: '*stars*' }]],
    ['a \\ b', [{ text: 'a \\ b' }]],
    ['**[Story time](/event/7)**', [{ text: 'Story time', to: '/event/7', bold: true }]],
    ['<b>bold</b>', [{ text: '<b>bold</b>' }]],
  ])('takes marks for marks only in pairs: %s', (text, runs) => expect(parseMarkedText(text)).toEqual([runs]));

  it('has any name in it as it is', () =>
    fc.assert(
      fc.property(fc.string(), (name) => {
        const plain = name.replace(/\s+/g, ' ');
        expect(removeMarks(escapeMarks(name))).toBe(plain);
        if (plain.trim())
          expect(parseMarkedText(toEventLink({ id: 7, name }))).toEqual([[{ text: plain.trim(), to: '/event/7' }]]);
      }),
    ));

  it('is read quickly, however odd', () => {
    for (const odd of ['*', '**', '[', '`', '\\', '[a](', '[[', '*a '])
      expect(parseMarkedText(odd.repeat(20_000))).toHaveLength(1);
  });
});
