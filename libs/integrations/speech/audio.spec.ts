import fc from 'fast-check';
import { detectAudioKind } from './audio';
import { parseCommandLine } from './command-line';
import { toMp3IfWav } from './to-mp3';
import { decodeWav } from './wav';

const wav = ({ rate = 22_050, channels = 1, bits = 16, encoding = 1, seconds = 1, before = 0 } = {}) => {
  const head = Buffer.alloc(44 + before);
  head.write('RIFF    WAVEfmt ', 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(encoding, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt16LE(bits, 34);
  if (before) {
    head.write('LIST', 36, 'latin1');
    head.writeUInt32LE(before - 8, 40);
  }
  head.write('data\0\xf0\xff\x7f', 36 + before, 'latin1');
  const body = Buffer.alloc((rate * seconds * channels * bits) / 8, 1);
  return Buffer.concat([head, body]);
};

describe('A recording', () => {
  it.each([
    ['wav', wav()],
    ['ogg', Buffer.from('OggS\0')],
    ['flac', Buffer.from('fLaC\0')],
    ['m4a', Buffer.from('\0\0\0\x20ftypM4A ')],
    ['mp3', Buffer.from('ID3\x04')],
    ['mp3', Buffer.from([0xff, 0xf3, 0x40, 0xc4])],
    [undefined, Buffer.from('<!doctype html>')],
    [undefined, Buffer.from([0xff, 0xd8, 0xff])],
    [undefined, Buffer.alloc(0)],
  ])('is known as %s by how it begins', (kind, bytes) => expect(detectAudioKind(bytes)).toBe(kind));

  it('is as long as its bytes go, of one voice, whatever else it says first', () => {
    expect(decodeWav(wav())?.samples.length).toBe(22_050);
    expect(decodeWav(wav({ channels: 2, before: 20 }))).toMatchObject({ rate: 22_050, samples: { length: 22_050 } });
  });

  it.each([
    ['of other bits', wav({ bits: 24 })],
    ['of other numbers', wav({ encoding: 3 })],
    ['of a rate that no MP3 has', wav({ rate: 10_000 })],
  ])('%s stays a WAV', async (_, bytes) => expect((await toMp3IfWav({ kind: 'wav', bytes })).bytes).toBe(bytes));

  it.each([8_000, 16_000, 22_050, 24_000, 44_100, 48_000])('of %s samples a second becomes an MP3', async (rate) => {
    const { kind, bytes } = await toMp3IfWav({ kind: 'wav', bytes: wav({ rate, seconds: 3 }) });
    expect([kind, detectAudioKind(bytes)]).toEqual(['mp3', 'mp3']);
    // Kilobits per second, over three seconds and the overhead of the encoder.
    const kbits = (bytes.length * 8) / 3_000;
    expect(kbits).toBeGreaterThan(rate > 24_000 ? 63 : 31);
    expect(kbits).toBeLessThan(rate > 24_000 ? 70 : 36);
  });

  it('is read without harm, however it was cut off or garbled', () =>
    fc.assert(
      fc.property(fc.nat(120), fc.array(fc.tuple(fc.nat(60), fc.nat(255)), { maxLength: 6 }), (length, changes) => {
        const bytes = Buffer.from(wav({ rate: 8_000 }).subarray(0, length));
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        expect(() => decodeWav(bytes)).not.toThrow();
      }),
    ));
});

describe('A command line', () => {
  it.each([
    ['piper --model en.onnx --output_file {file}', ['piper', '--model', 'en.onnx', '--output_file', '{file}']],
    ['  say   -o  -  ', ['say', '-o', '-']],
    ['"/opt/my voice/say" \'a b\' c\\ d e"f g"h', ['/opt/my voice/say', 'a b', 'c d', 'ef gh']],
    ['say $HOME; `id` | x > y', ['say', '$HOME;', '`id`', '|', 'x', '>', 'y']],
    ['say ""', ['say', '']],
  ])('%j has the words %j', (line, words) => expect(parseCommandLine(line)).toEqual(words));

  it.each(['', '   ', 'say "hello', "it's", '""'])('%j is none', (line) => expect(parseCommandLine(line)).toBeUndefined());
});
