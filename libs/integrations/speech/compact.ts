import { setImmediate as aTurn } from 'node:timers/promises';
import type { Audio } from './audio';
import { soundOf } from './wav';

/** What LAME takes, in samples a second. */
const RATES = [8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000];
/** Thousands of bits a second, enough for somebody who speaks; of the higher rates there are none below 32, and they need more. */
const bitrateFor = (rate: number) => (rate <= 24_000 ? 32 : 64);

/**
 * The same as an MP3, a tenth as large, where it is a plain WAV; anything else stays as it is. Made a second of sound at a time,
 * and a turn of the event loop for everybody else after each.
 */
export const compact = async (audio: Audio): Promise<Audio> => {
  const sound = audio.kind === 'wav' ? soundOf(audio.bytes) : undefined;
  if (!sound || !RATES.includes(sound.rate)) return audio;
  const { rate, samples } = sound;
  const { createMp3Encoder } = await import('wasm-media-encoders');
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: rate, channels: 1, bitrate: bitrateFor(rate) as 32 | 64 });
  const pieces: Buffer[] = [];
  for (let at = 0; at < samples.length; at += rate) {
    // What it hands out is its own memory, and is written over.
    pieces.push(Buffer.from(encoder.encode([samples.subarray(at, at + rate)])));
    await aTurn();
  }
  pieces.push(Buffer.from(encoder.finalize()));
  return { kind: 'mp3', bytes: Buffer.concat(pieces) };
};
