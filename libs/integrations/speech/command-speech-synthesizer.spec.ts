import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as aTurn } from 'node:timers/promises';
import { CommandSpeechSynthesizer, createEspeakSynthesizer } from './command-speech-synthesizer';
import { toMp3IfWav } from './to-mp3';
import { decodeWav } from './wav';

const VOICE = join(__dirname, '../../../test/fixtures/speech-program.mjs');
const TEXT = 'Council at seven thirty in the evening.';

describe('A program that reads aloud', () => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-speech-'));
  const notes = join(folder, 'notes');
  const spoken = join(folder, 'spoken');
  afterEach(() => rmSync(notes, { force: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  const limits = { timeoutMs: 60_000, maxBytes: 4 * 1024 * 1024 };
  const voice = (how: string, about: Partial<typeof limits> = {}, ...words: string[]) =>
    new CommandSpeechSynthesizer([process.execPath, VOICE, how, notes, ...words], spoken, undefined, { ...limits, ...about });

  it.each([
    ['to stdout', []],
    ['to a file of its own', ['{file}']],
  ])('is given the text and writes audio %s', async (_, words) => {
    const { kind, bytes } = await voice('speaks', {}, ...words).read(TEXT);
    expect(kind).toBe('wav');
    expect(decodeWav(bytes)).toMatchObject({ rate: 8_000, samples: { length: (TEXT.length / 10) * 8_000 } });
    expect(readFileSync(notes, 'utf8')).toBe(`${TEXT.length}\n`);
    expect(existsSync(spoken) ? readdirSync(spoken) : []).toEqual([]);
  });

  it('is told nothing that is not its business', async () => {
    process.env['ANTHROPIC_API_KEY'] = 'secret';
    const { bytes } = await voice('says who is there').read(TEXT);
    delete process.env['ANTHROPIC_API_KEY'];
    expect(Buffer.from(bytes).toString('latin1')).toContain('"PATH"');
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('secret');
  });

  it('gets its words as they are, and no shell', async () => {
    await voice('speaks', {}, join(folder, 'said; touch $HOME `id`'))
      .read(TEXT)
      .catch(() => {});
    expect(readdirSync(folder)).toContain('said; touch $HOME `id`');
  });

  it.each([
    ['nothing', 'The voice wrote no audio.'],
    ['silence', 'The voice wrote no audio.'],
    ['nonsense', 'The voice wrote no audio.'],
    ['cannot speak', 'The voice ended with 3.'],
    ['never ends', 'The voice wrote too much.'],
  ])('says %s: %s', async (how, sentence) => expect(voice(how).read(TEXT)).rejects.toThrow(sentence));

  it('is killed before it has filled the disk, and leaves nothing there', async () => {
    await expect(voice('fills the disk', {}, '{file}').read(TEXT)).rejects.toThrow('The voice wrote too much.');
    expect(readdirSync(spoken)).toEqual([]);
  });

  it('writes to no file after all', async () =>
    expect(voice('nothing', {}, '{file}').read(TEXT)).rejects.toThrow('The voice wrote no audio.'));

  it('is not there', async () =>
    expect(new CommandSpeechSynthesizer(['/nowhere/voice'], spoken).read(TEXT)).rejects.toThrow(
      'The voice could not be started.',
    ));

  it('hangs, and is killed with all that it began', async () => {
    await expect(voice('hangs', { timeoutMs: 2_000 }).read(TEXT)).rejects.toThrow('The voice did not end in time.');
    await gone(() => pids().some(isAlive));
  });

  it('is killed when it is no longer wanted, and not even begun after that', async () => {
    const stopped = new AbortController();
    const reading = voice('hangs').read(TEXT, stopped.signal);
    while (!existsSync(notes) || pids().length < 2) await aTurn();
    stopped.abort();
    await expect(reading).rejects.toThrow('The voice was stopped.');
    await gone(() => pids().some(isAlive));
    rmSync(notes);
    await expect(voice('speaks').read(TEXT, stopped.signal)).rejects.toThrow('The voice was stopped.');
    expect(existsSync(notes)).toBe(false);
  });

  it('is asked once whether it is there', async () => {
    const createSynthesizer = (how: string) => new CommandSpeechSynthesizer([], spoken, [process.execPath, VOICE, how, notes]);
    const there = createSynthesizer('speaks');
    expect(await Promise.all([there.isAvailable(), there.isAvailable()])).toEqual([true, true]);
    expect(await there.isAvailable()).toBe(true);
    expect(readFileSync(notes, 'utf8')).toBe('0\n');
    expect(await createSynthesizer('cannot speak').isAvailable()).toBe(false);
    expect(await new CommandSpeechSynthesizer([], spoken, ['/nowhere/voice']).isAvailable()).toBe(false);
  });

  const isInstalled = spawnSync('espeak-ng', ['--version']).status === 0;
  const title = 'is espeak-ng, and becomes an MP3 of a tenth of the size';
  (isInstalled ? it : it.skip)(isInstalled ? title : `${title} (skipped: espeak-ng is not installed)`, async () => {
    const speech = createEspeakSynthesizer(spoken);
    expect(await speech.isAvailable()).toBe(true);
    const recording = await speech.read(TEXT.repeat(20));
    const small = await toMp3IfWav(recording);
    expect([recording.kind, small.kind]).toEqual(['wav', 'mp3']);
    expect(small.bytes.length).toBeLessThan(recording.bytes.length / 9);
  });

  const pids = () => readFileSync(notes, 'utf8').trim().split('\n').slice(1).map(Number);

  /** A zombie process still counts as listed. */
  const isAlive = (pid: number) => {
    try {
      return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    } catch {
      return false;
    }
  };

  const gone = async (isThere: () => boolean) => {
    while (isThere()) await aTurn();
  };
});
