import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { type Audio, SpeechFailure, SpeechSynthesizer } from '#libs/integrations';
import { Recordings } from './recordings';
import { SpeechRecorder } from './speech-recorder';

const MINUTE = 60_000;

class Reader extends SpeechSynthesizer {
  voice = 'a reader';
  readonly texts: string[] = [];
  private readonly waiting: { say: (audio: Audio) => void; fail: (error: Error) => void }[] = [];

  isAvailable = async () => true;

  read(text: string): Promise<Audio> {
    this.texts.push(text);
    return new Promise((say, fail) => this.waiting.push({ say, fail }));
  }

  says = (words: string) => this.waiting.shift()!.say({ kind: 'mp3', bytes: Buffer.from(words) });

  fails = () => this.waiting.shift()!.fail(new SpeechFailure('It is hoarse.'));
}

describe('Who is to read aloud', () => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-speaking-'));
  let [reader, speaking]: [Reader, SpeechRecorder] = [undefined!, undefined!];
  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(() => {
    reader = new Reader();
    speaking = new SpeechRecorder(reader, new Recordings(folder));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const waitForTexts = async (count: number) => {
    while (reader.texts.length < count) await new Promise(setImmediate);
  };

  it('reads one text after the other', async () => {
    const [monday, tuesday] = [speaking.record('Monday'), speaking.record('Tuesday')];
    await waitForTexts(1);
    expect(reader.texts).toEqual(['Monday']);
    reader.says('Monday!');
    await monday;
    await waitForTexts(2);
    reader.says('Tuesday!');
    expect(await tuesday).not.toBe(await monday);
    expect(reader.texts).toEqual(['Monday', 'Tuesday']);
  });

  it('reads what it has read in another voice again, and in the same voice not', async () => {
    const first = speaking.record('Monday');
    await waitForTexts(1);
    reader.says('Monday!');
    expect(await speaking.record('Monday')).toBe(await first);
    reader.voice = 'another';
    const second = speaking.record('Monday');
    await waitForTexts(2);
    reader.says('Monday?');
    expect(await second).not.toBe(await first);
  });

  it('is asked again a minute after it has failed, and at once for another text', async () => {
    const failing = speaking.record('Monday', 0);
    await waitForTexts(1);
    reader.fails();
    await expect(failing).rejects.toThrow('could not be read aloud');
    await expect(speaking.record('Monday', MINUTE - 1)).rejects.toThrow('could not be read aloud');
    expect(reader.texts).toEqual(['Monday']);
    const other = speaking.record('Tuesday', MINUTE - 1);
    await waitForTexts(2);
    reader.says('Tuesday!');
    await other;
    const again = speaking.record('Monday', MINUTE);
    await waitForTexts(3);
    reader.says('Monday!');
    expect(await again).toMatch(/\.mp3$/);
  });
});
