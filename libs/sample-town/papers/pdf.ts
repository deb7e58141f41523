/** In points, 1/72 inch. `above` is the space before the text. */
export type PdfText = { words: string; size: number; bold?: boolean; above?: number };

/** US Letter in Helvetica, which every reader has. The same texts always give the same bytes. */
export const renderPdf = (title: string, texts: readonly PdfText[]): Buffer => {
  const content = renderContent(texts);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(en-US)>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    renderFont('Helvetica'),
    renderFont('Helvetica-Bold'),
    `<</Title(${escapeText(title)})>>`,
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

const renderFont = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;

const renderContent = (texts: readonly PdfText[]): string => {
  let y = HEIGHT - MARGIN;
  return texts
    .flatMap(({ words, size, bold, above = 0 }) => {
      y -= above;
      return wrapWords(words, size).map((line) => {
        y -= size * LINE_HEIGHT;
        return `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${MARGIN} ${y.toFixed(1)} Td (${escapeText(line)}) Tj ET`;
      });
    })
    .join('\n');
};

const LINE_HEIGHT = 1.35;

const wrapWords = (words: string, size: number): string[] => {
  const most = Math.floor((WIDTH - 2 * MARGIN) / (size * LETTER_WIDTH));
  const broken: string[] = [];
  for (const word of words.split(' ')) {
    const longer = broken.length ? `${broken.at(-1)} ${word}` : word;
    if (longer.length > most) broken.push(word);
    else broken.splice(-1, 1, longer);
  }
  return broken;
};

const LETTER_WIDTH = 0.55;

/** For windows-1252, which has typographic characters; others become a question mark. */
const escapeText = (text: string): string =>
  [...text]
    .map((letter) => WINDOWS_1252_CODES[letter] ?? (letter <= 'ÿ' ? letter : '?'))
    .join('')
    .replace(/[\\()]/g, '\\$&');

const WINDOWS_1252_CODES: Readonly<Record<string, string>> = {
  '…': '\x85',
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '•': '\x95',
  '–': '\x96',
  '—': '\x97',
};
