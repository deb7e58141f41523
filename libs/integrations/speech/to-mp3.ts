import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Audio } from './audio';
import { decodeWav } from './wav';

/** In hertz. */
const MP3_SAMPLE_RATES = [8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000];

/** Kilobits per second, enough for speech. Above 24 kHz, 32 is the lowest that MP3 has, and sounds bad. */
const bitrateFor = (rate: number) => (rate <= 24_000 ? 32 : 64);

/** A tenth of a WAV's size. Other formats, and WAVs with a rate that MP3 lacks, are unchanged. Yields to the event loop after each second of sound. */
export const toMp3IfWav = async (audio: Audio): Promise<Audio> => {
  const sound = audio.kind === 'wav' ? decodeWav(audio.bytes) : undefined;
  if (!sound || !MP3_SAMPLE_RATES.includes(sound.rate)) return audio;
  const { rate, samples } = sound;
  const { createMp3Encoder } = await import('wasm-media-encoders');
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: rate, channels: 1, bitrate: bitrateFor(rate) as 32 | 64 });
  const pieces: Buffer[] = [];
  for (let at = 0; at < samples.length; at += rate) {
    // The encoder reuses its buffer.
    pieces.push(Buffer.from(encoder.encode([samples.subarray(at, at + rate)])));
    await nextTurn();
  }
  pieces.push(Buffer.from(encoder.finalize()));
  return { kind: 'mp3', bytes: Buffer.concat(pieces) };
};
