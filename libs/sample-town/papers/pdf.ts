/** Points are 1/72 inch. `above` is the space before it. */
export type Text = { words: string; size: number; bold?: boolean; above?: number };

/** One page of US Letter in Helvetica, which every reader has. The same bytes for the same words, always. */
export const pdf = (title: string, texts: readonly Text[]): Buffer => {
  const content = drawn(texts);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(en-US)>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<</Title(${escaped(title)})>>`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R/Info 7 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
};

const [WIDTH, HEIGHT, MARGIN] = [612, 792, 72];

const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;

const drawn = (texts: readonly Text[]): string => {
  let y = HEIGHT - MARGIN;
  return texts
    .flatMap(({ words, size, bold, above = 0 }) => {
      y -= above;
      return lines(words, size).map((line) => {
        y -= size * LEADING;
        return `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${MARGIN} ${y.toFixed(1)} Td (${escaped(line)}) Tj ET`;
      });
    })
    .join('\n');
};

const LEADING = 1.35;

/** Broken between words, as if every letter had the width of a broad one. */
const lines = (words: string, size: number): string[] => {
  const most = Math.floor((WIDTH - 2 * MARGIN) / (size * BROAD));
  const broken: string[] = [];
  for (const word of words.split(' ')) {
    const longer = broken.length ? `${broken.at(-1)} ${word}` : word;
    if (longer.length > most) broken.push(word);
    else broken.splice(-1, 1, longer);
  }
  return broken;
};

const BROAD = 0.55;

/** In the code page of Windows, where typographic signs have bytes of their own; what it cannot say becomes a question mark. */
const escaped = (text: string): string =>
  [...text]
    .map((letter) => SIGNS[letter] ?? (letter <= 'ÿ' ? letter : '?'))
    .join('')
    .replace(/[\\()]/g, '\\$&');

const SIGNS: Readonly<Record<string, string>> = {
  '…': '\x85',
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '•': '\x95',
  '–': '\x96',
  '—': '\x97',
};
