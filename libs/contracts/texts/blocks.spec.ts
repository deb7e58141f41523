import fc from 'fast-check';
import { type Block, parseBlocks } from './blocks';

const PAGE = 'https://mill.example/tickets';

const spansIn = (text: string) => parseBlocks(text).flatMap(({ lines }) => lines.flat());
const wordsIn = (text: string) =>
  spansIn(text)
    .map((span) => span.text)
    .join('');
const linksIn = (text: string) => spansIn(text).flatMap(({ text, href }) => (href ? [[text, href]] : []));
const paragraph = (...lines: Block['lines']): Block => ({ kind: 'paragraph', lines });

describe('What a publisher wrote', () => {
  it('is read in paragraphs, headings and lists', () =>
    expect(parseBlocks('## What to bring\n* a *chair*\n* tea\n\nSee you\nsoon.')).toEqual([
      { kind: 'heading', lines: [[{ text: 'What to bring' }]] },
      { kind: 'list', lines: [[{ text: 'a ' }, { text: 'chair', italic: true }], [{ text: 'tea' }]] },
      paragraph([{ text: 'See you' }], [{ text: 'soon.' }]),
    ]));

  it.each([
    ['**Doors** open', [{ text: 'Doors', bold: true }, { text: ' open' }]],
    ['__Doors__ open', [{ text: 'Doors', bold: true }, { text: ' open' }]],
    ['*Doors* and _windows_', [{ text: 'Doors', italic: true }, { text: ' and ' }, { text: 'windows', italic: true }]],
    ['***Doors***', [{ text: 'Doors', bold: true, italic: true }]],
    [
      '**Doors *and* windows**',
      ['Doors ', 'and', ' windows'].map((text) => ({ text, bold: true, ...(text === 'and' && { italic: true }) })),
    ],
    ['参加**無料**です', [{ text: '参加' }, { text: '無料', bold: true }, { text: 'です' }]],
    ['دخول **مجاني** للجميع', [{ text: 'دخول ' }, { text: 'مجاني', bold: true }, { text: ' للجميع' }]],
    ['🎉**Party**🎉', [{ text: '🎉' }, { text: 'Party', bold: true }, { text: '🎉' }]],
    ['Free!**Bring tea**', [{ text: 'Free!' }, { text: 'Bring tea', bold: true }]],
    [`**[Tickets](${PAGE})**`, [{ text: 'Tickets', href: PAGE, bold: true }]],
    [`[**Tickets**, *please*](${PAGE})`, [{ text: 'Tickets, please', href: PAGE }]],
    [`![A mill](${PAGE})`, [{ text: 'A mill', href: PAGE }]],
    [`Hurry![Tickets](${PAGE} "at the mill")`, [{ text: 'Hurry!' }, { text: 'Tickets', href: PAGE }]],
    ['\\*\\*\\* Doors\\, \\- and \\#5 \\_ \\[x\\]', [{ text: '*** Doors, - and #5 _ [x]' }]],
    ['**\\***Members bring a key.', [{ text: '*', bold: true }, { text: 'Members bring a key.' }]],
    ['Doors\\\nopen', [{ text: 'Doors' }, { text: 'open' }]],
  ])('has its Markdown read: %s', (text, spans) => expect(spansIn(text)).toEqual(spans));

  it.each([
    '2 * 3 * 4',
    '2*3*4 and 5**2**3',
    'snake_case_name and file_name_2.txt',
    'a lone [x], [x] (y) and [x](y)',
    '*half and **half',
    '* One line with a star',
    'What the h**k, s**t happens',
    '*** * *** _ __ ____',
    '*-*-*-*-*',
    'Name: ____ Phone: ____',
    '# of seats: 5',
    '#1 in town',
    '# 5 Elm Street',
    'AC\\DC in C:\\Mill',
    '<b>not</b> 3 < 4 > 2',
    'ann@mill.example',
    '[run](javascript:alert(1))',
    '[run](data:text/html,hello)',
    '[run](JavaScript://mill.example/%0aalert(1))',
    '[run](/event/7)',
  ])('stays as it is without Markdown: %s', (text) => {
    expect(wordsIn(text)).toBe(text);
    expect(spansIn(text)).toEqual([{ text }]);
  });

  it.each([
    [`(${PAGE})[.](${PAGE}) More`, `(mill.example/tickets). More`],
    [`${PAGE}).`, 'mill.example/tickets).'],
    [`**${PAGE}**`, 'mill.example/tickets'],
    [`*${PAGE}*,`, 'mill.example/tickets,'],
    [`“${PAGE}” and '${PAGE}';`, "“mill.example/tickets” and 'mill.example/tickets';"],
    [`[${PAGE}](${PAGE})`, 'mill.example/tickets'],
    [`[[${PAGE}](${PAGE})]([${PAGE}](${PAGE})).`, 'mill.example/tickets.'],
    [`<${PAGE}>`, 'mill.example/tickets'],
    [`Tickets (${PAGE}) at [${PAGE}]`, 'Tickets (mill.example/tickets) at [mill.example/tickets]'],
    [`${PAGE},${PAGE}`, 'mill.example/tickets,mill.example/tickets'],
    [`${PAGE}(by the mill)`, 'mill.example/tickets(by the mill)'],
    [`Ring us.${PAGE}`, 'Ring us.mill.example/tickets'],
    [`詳細は${PAGE}。続く`, '詳細はmill.example/tickets。続く'],
    [`（${PAGE}）、${PAGE}」`, '（mill.example/tickets）、mill.example/tickets」'],
    [`زوروا ${PAGE}، شكرا`, 'زوروا mill.example/tickets، شكرا'],
    [`${PAGE}\u202Etxt.exe`, 'mill.example/tickets\u202Etxt.exe'],
    [`${PAGE}\u200B more`, 'mill.example/tickets\u200B more'],
  ])('has addresses that end where they end: %s', (text, words) => {
    expect(wordsIn(text)).toBe(words);
    for (const [, href] of linksIn(text)) expect(href).toBe(PAGE);
    expect(linksIn(text).length).toBeGreaterThan(0);
  });

  it.each([
    ['https://mill.example/Wheel_(water)', 'https://mill.example/Wheel_(water)'],
    ['https://mill.example/?day[]=1', 'https://mill.example/?day[]=1'],
    ['https://mill.example/a\\_b', 'https://mill.example/a_b'],
    ['https://mill.example/a*b', 'https://mill.example/a*b'],
    ['www.mill.example/a.', 'http://www.mill.example/a'],
  ])('has addresses as far as they go: %s', (text, href) => expect(linksIn(text).map(([, to]) => to)).toEqual([href]));

  it('has one link for those that say nothing and lead to the same', () =>
    expect(spansIn(`Ring us,[](${PAGE})[](${PAGE})[](${PAGE}) extension 4`)).toEqual([
      { text: 'Ring us,' },
      { text: 'mill.example/tickets', href: PAGE },
      { text: ' extension 4' },
    ]));

  it('has the address of a link that says nothing and leads elsewhere', () =>
    expect(wordsIn(`Click [here](${PAGE})[.](https://mill.example/songs)`)).toBe('Click here. mill.example/songs'));

  const word = fc.stringMatching(/^[A-Za-zé0-9]{1,9}$/);
  const plain = fc
    .array(fc.oneof(word, fc.constantFrom('-', '&', '2 * 3', 'a_b_c', '(x)', '[x]', '?', '5* inn')), { minLength: 1 })
    .map((words) => words.join(' ').replace(/^[- ]+/, ''))
    .filter(Boolean);

  it('loses none of its words, and none is added', () => {
    const marked = fc.tuple(fc.constantFrom('', '*', '**', '_', '__', '***'), word).map(([mark, text]) => mark + text + mark);
    const letters = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    fc.assert(
      fc.property(fc.array(fc.oneof(word, marked, fc.constantFrom('\n', '\n\n', '* ', '- ', '## ', '\\*'))), (parts) => {
        const text = parts.join(' ');
        expect(
          letters(
            parseBlocks(text)
              .flatMap(({ lines }) => lines.map((spans) => spans.map((span) => span.text).join('')))
              .join(' '),
          ),
        ).toEqual(letters(text));
      }),
    );
  });

  it('is left alone where it has no Markdown', () =>
    fc.assert(fc.property(plain, (text) => expect(spansIn(text)).toEqual([{ text }]))));

  it('leads nowhere but to the web, a mailbox or a telephone, whatever is written', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.constantFrom('[', ']', '(', ')', '<', '>', '*', '_', '\\', '!', PAGE, 'javascript:x', 'data:x', 'mailto:a@b'),
            fc.string(),
          ),
        ),
        (parts) => {
          for (const [, href] of linksIn(parts.join('')))
            expect(href).toMatch(/^(?:https?:\/\/[^\s]+|mailto:\S+@\S+|tel:[+\d().-]+)$/i);
        },
      ),
    ));

  it('is read quickly, however odd', () => {
    for (const odd of [
      '*',
      '**a ',
      '*-',
      '[',
      '[a](',
      '![',
      '<https://',
      'https://(',
      'https://a.b/[',
      '\\',
      '_a',
      '* a\n',
      '\n',
      '# ',
      `(${PAGE}`,
    ])
      expect(parseBlocks(odd.repeat(20_000 / odd.length)).length).toBeGreaterThanOrEqual(0);
  });
});
