import { toPlainLine, toPlainText } from './plain-text';

describe('text from what may be HTML', () => {
  it.each([
    ['paragraphs', '<p>Bring a chair.</p><p>Bring a <b>friend</b>.</p>', 'Bring a chair.\n\nBring a friend.'],
    ['line breaks', 'Doors 6 PM<br>Show 7 PM<br />Free', 'Doors 6 PM\nShow 7 PM\nFree'],
    ['lists', '<ul><li>Soup</li><li>Bread</li></ul>Come hungry', '• Soup\n• Bread\n\nCome hungry'],
    [
      'links',
      '<a href="https://example.org/signup" target="_blank">Sign up</a> soon',
      'Sign up (https://example.org/signup) soon',
    ],
    [
      'links with other attributes',
      '<A target=_blank HREF=https://example.org/a?b=1&amp;c=2 >Sign up</A>',
      'Sign up (https://example.org/a?b=1&c=2)',
    ],
    ['links that say where they lead', '<a href="https://www.example.org/">example.org</a>', 'example.org'],
    ['links to a mailbox', '<a href="mailto:ann@example.org">Ask Ann</a>', 'Ask Ann'],
    ['the wrapping of a calendar service', '<html-blob>Bring <u>snacks</u></html-blob>', 'Bring snacks'],
    ['entities', 'Rock &amp; roll&nbsp;&#8211; &#x201C;live&#x201D; &unknown; AT&T', 'Rock & roll – “live” &unknown; AT&T'],
    ['every entity that HTML has', '&check; Caf&eacute; &Cfr; &rarr; &#128512; &copyright', '✓ Café ℭ → 😀 &copyright'],
    ['what begins like a tag and never ends', 'Grades <b and up', 'Grades <b and up'],
    ['scripts, styles and comments', 'A<script>alert("b")</script><style>p{}</style><!-- c <p> -->D', 'AD'],
    [
      'what only looks like tags',
      'ages <5, <ann@example.org>, 3 > 2, <https://example.org>',
      'ages <5, <ann@example.org>, 3 > 2, <https://example.org>',
    ],
    ['a script that never ends', 'Before<script>while(true){', 'Before'],
    ['a comment that never ends', 'Before<!-- after', 'Before'],
    ['blank lines and stray spaces', '  One \r\n \n\n\n\u200b Two\u00a0 three ', 'One\n\nTwo three'],
  ])('reads %s', (_, source, text) => {
    expect(toPlainText(source)).toBe(text);
  });

  it('does not take an entity for markup after decoding it', () => {
    expect(toPlainText('Write &lt;b&gt; for bold')).toBe('Write <b> for bold');
  });

  it('fits on one line when asked', () => {
    expect(toPlainLine('Story<br>time\n\nfor all')).toBe('Story time for all');
  });

  // Quadratic work over a megabyte would take hours.
  it.each(['<', '<a href=', '<!--', '&', '<script ', '</', ' \n', '<p ', '<b>', '<b></i>', '<a href=x>'])(
    'is read to the end of a megabyte of %j',
    (piece) => {
      expect(toPlainText(`Before${piece.repeat(1_000_000 / piece.length)}`)).toMatch(/^Before/);
    },
  );
});
