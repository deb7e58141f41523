import { createHash } from 'node:crypto';
import { type Fact, factLine } from './fact';
import { importLines, readExport } from './import-lines';
import { readLines } from './read-lines';

const MEBIBYTE = 1024 * 1024;
const knownTypes = { types: new Set(['Happened']), upcasters: { Occurred: (data: any) => ({ type: data.today, data }) } };

const fact = (about: object = {}): Fact => ({
  ...{ stream: 'thing-1', revision: 0, id: 'ad5dd4f4-5b4f-4d59-8c31-3f0a5a0c1a11', type: 'Happened', data: { nth: 1 } },
  metadata: { actor: 'ada', time: '2026-11-20T12:00:00.000Z', commandId: 'c', correlationId: 'r' },
  ...about,
});
const first = { format: 'event log', version: 1, log: 'here', facts: 2, streams: 1 };
const second = factLine(fact({ revision: 1, id: 'ad5dd4f4-5b4f-4d59-8c31-3f0a5a0c1a12' }));
const reactors = ['{"reactor":"letters","seen":{"stream":"thing-1","revision":1}}', '{"reactor":"calls","seen":null}'];
const parked = { stream: 'thing-1', revision: 0, reason: 'no stamps', attempts: 1, due: null };

const whole = (lines: readonly string[]) => {
  const text = lines.map((line) => `${line}\n`).join('');
  return `${text}${JSON.stringify({ sha256: createHash('sha256').update(text).digest('hex') })}\n`;
};

async function* pieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const read = async (text: string | Buffer, size = 7) => {
  const [facts, reading] = [[] as Fact[], importLines(readLines(pieces(Buffer.from(text as string), size)), knownTypes)];
  for (;;) {
    const { done, value } = await reading.next();
    if (done) return { facts, result: value };
    facts.push(value);
  }
};

const refusal = (text: string | Buffer, size?: number) =>
  read(text, size).then(
    () => 'read',
    ({ message }: Error) => message,
  );

describe('An exported log', () => {
  const lines = [JSON.stringify(first), factLine(fact({ data: { text: 'ä 日 🎈\n' } })), second];

  it.each([1, 7, 100_000])('is read, in whatever pieces it comes: %i bytes', async (size) => {
    const { facts, result } = await read(whole([...lines, ...reactors, JSON.stringify({ reactor: 'calls', parked })]), size);
    expect(facts.map(factLine)).toEqual(lines.slice(1));
    expect(result).toEqual({
      log: 'here',
      facts: 2,
      reached: [
        { reactor: 'letters', seen: { stream: 'thing-1', revision: 1 }, parked: [] },
        { reactor: 'calls', seen: null, parked: [parked] },
      ],
    });
  });

  it('may have no newline at its end', async () => expect((await read(whole(lines).trimEnd())).facts).toHaveLength(2));

  it('is not taken for whole wherever it is cut off', async () => {
    const text = Buffer.from(whole([...lines, ...reactors]));
    const short = text.length - 1;
    for (let length = 0; length < short; length += 5)
      expect(await refusal(text.subarray(0, length), 1_000)).toMatch(
        /^(Line \d is not (a valid line|valid UTF-8)|It ends after line \d, without its checksum)/,
      );
  });

  it('is not believed when one of its letters was changed', async () => {
    const text = whole(lines);
    for (let at = 0; at < text.length; at += 11)
      expect(await refusal(text.slice(0, at) + (text[at] === 'a' ? 'b' : 'a') + text.slice(at + 1), 1_000)).toMatch(/^Line \d /);
  });

  const among = (line: string) => whole([JSON.stringify(first), line, second]);

  it.each<[string, string | Buffer, string]>([
    ['a line of it is no JSON', among('{'), 'Line 2 is not a valid line of an export.'],
    [
      'a number would be another',
      among(factLine(fact()).replace('"nth":1', '"nth":1e999')),
      'Line 2 is not a valid line of an export.',
    ],
    [
      'something is said twice',
      among(factLine(fact()).replace('"nth":1', '"nth":1,"nth":2')),
      'Line 2 is not a valid line of an export.',
    ],
    [
      'it is nested without end',
      among(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
      'Line 2 is not a valid line of an export.',
    ],
    ['a line is null', among('null'), 'Line 2 is not a valid line of an export.'],
    ['something is added', among(factLine(fact()).replace('{', '{"more":1,')), 'Line 2 is not a valid fact of an export.'],
    ['a stream is the server’s own', among(factLine(fact({ stream: '$users-1' }))), 'Line 2 has no valid stream.'],
    ['a type is the server’s own', among(factLine(fact({ type: '$metadata' }))), 'Line 2 has no type.'],
    ['a type is unknown', among(factLine(fact({ type: 'Praised' }))), "Line 2 has an unknown type: 'Praised'."],
    ['an old type became none', among(factLine(fact({ type: 'Occurred' }))), "Line 2 has an unknown type: 'undefined'."],
    ['an id is none', among(factLine(fact({ id: '7' }))), 'Line 2 has no UUID as its id.'],
    ['a revision is none', among(factLine(fact({ revision: 0.5 }))), 'Line 2 has no revision.'],
    ['a revision is left out', among(second), "Line 2 has revision 1 of 'thing-1' where revision 0 is expected."],
    ['nothing is said', among(factLine(fact({ data: [1] }))), 'Line 2 has no data.'],
    ['nobody said it', among(factLine(fact({ metadata: {} }))), 'Line 2 lacks actor, time, commandId or correlationId.'],
    [
      'a fact is too large',
      among(factLine(fact({ data: { text: 'x'.repeat(MEBIBYTE) } }))),
      'Line 2 has 1048755 bytes, more than the limit of 1048576.',
    ],
    ['a line has no end', `${'x'.repeat(2 * MEBIBYTE)}`, 'Line 1 is longer than 1052672 bytes.'],
    ['it is no text', Buffer.from([0x7b, 0xff, 0x0a]), 'Line 1 is not valid UTF-8.'],
    ['it is something else', '{"sha256":"no"}\n', 'Line 1 ends the export too early: lines are missing.'],
    ['it is of another version', whole([JSON.stringify({ ...first, version: 2 })]), 'Line 1 has the format version 2, not 1.'],
    ['it has fewer facts than it says', whole(lines.slice(0, 2)), 'Line 3 ends the export too early: lines are missing.'],
    ['it has more facts than it says', whole([...lines, second]), 'Line 4 is not a valid reactor line.'],
    ['a reactor is told of twice', whole([...lines, reactors[0]!, reactors[0]!]), 'Line 5 has a reactor in the wrong order.'],
    [
      'a reactor has seen what is not there',
      whole([...lines, reactors[0]!.replace('1}', '2}')]),
      "Line 4 names revision 2 of 'thing-1', which is not among the facts.",
    ],
    [
      'a reactor has put aside what is not there',
      whole([...lines, reactors[1]!, JSON.stringify({ reactor: 'calls', parked: { ...parked, stream: 'thing-2' } })]),
      "Line 5 names revision 0 of 'thing-2', which is not among the facts.",
    ],
    ['something stands behind its end', `${whole(lines)}{}\n`, 'Line 5 follows the last line.'],
  ])('is refused with its line when %s', async (_, text, sentence) => expect(await refusal(text, 65_536)).toBe(sentence));

  const readWhole = (text: string, progress: number[][] = []) =>
    readExport(
      () => readLines(pieces(Buffer.from(text), 65_536)),
      knownTypes,
      (...so) => progress.push(so),
    );

  it('is read to its end before anything is believed, and tells how far that is', async () => {
    const progress: number[][] = [];
    expect(await readWhole(whole([...lines, reactors[1]!]), progress)).toEqual({
      log: 'here',
      facts: 2,
      reached: [{ reactor: 'calls', seen: null, parked: [] }],
    });
    expect(progress).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it.each([
    ['of one stream', fact({ revision: 1 }), 1],
    ['of two streams', fact({ stream: 'thing-2' }), 2],
    ['said in capitals', fact({ revision: 1, id: fact().id.toUpperCase() }), 1],
  ])('is refused when two facts have one id, %s', async (_, same, streams) => {
    const between = fact({ stream: same.stream, revision: same.revision, id: 'ad5dd4f4-5b4f-4d59-ffff-3f0a5a0c1a11' });
    const after = { ...same, revision: same.revision + 1 };
    const text = whole([JSON.stringify({ ...first, facts: 3, streams }), ...[fact(), between, after].map(factLine)]);
    await expect(readWhole(text)).rejects.toThrow('Line 4 has the id of line 2.');
  });

  it('may have ids that begin alike', async () => {
    const alike = fact({ revision: 1, id: 'ad5dd4f4-5b4f-4d59-ffff-3f0a5a0c1a11' });
    expect(await readWhole(whole([JSON.stringify(first), factLine(fact()), factLine(alike)]))).toEqual({
      log: 'here',
      facts: 2,
      reached: [],
    });
  });
});
