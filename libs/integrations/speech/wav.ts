/** Mono samples from -1 to 1. */
export type Sound = Readonly<{ rate: number; samples: Float32Array }>;

/** 16 bits, channels mixed, else undefined. Programs that write to a pipe do not know the length: one beyond the end is cut. */
export const decodeWav = (wav: Uint8Array): Sound | undefined => {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  let format: WavFormat | undefined;
  for (let at = FIRST_CHUNK_OFFSET; at + CHUNK_HEAD_BYTES <= view.byteLength; ) {
    const [name, length] = [readChunkName(view, at), view.getUint32(at + 4, true)];
    const body = at + CHUNK_HEAD_BYTES;
    const available = Math.min(length, view.byteLength - body);
    if (name === 'fmt ' && available >= MIN_FORMAT_BYTES) format = readFormat(view, body);
    if (name === 'data') return format && isSupported(format) ? mixChannels(view, body, available, format) : undefined;
    at = body + length + (length % 2);
  }
  return undefined;
};

type WavFormat = { encoding: number; channels: number; rate: number; bits: number };

const readFormat = (view: DataView, at: number): WavFormat => ({
  encoding: view.getUint16(at, true),
  channels: view.getUint16(at + 2, true),
  rate: view.getUint32(at + 4, true),
  bits: view.getUint16(at + 14, true),
});

const isSupported = ({ encoding, bits, channels }: WavFormat) => encoding === PCM_ENCODING && bits === 16 && channels > 0;

const mixChannels = (view: DataView, from: number, length: number, { channels, rate }: WavFormat): Sound => {
  const samples = new Float32Array(Math.floor(length / (SAMPLE_BYTES * channels)));
  for (let place = 0; place < samples.length; place += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1)
      sum += view.getInt16(from + (place * channels + channel) * SAMPLE_BYTES, true);
    samples[place] = sum / channels / SAMPLE_SCALE;
  }
  return { rate, samples };
};

const readChunkName = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(at + letter)));

/** After 'RIFF', a length and 'WAVE'. */
const FIRST_CHUNK_OFFSET = 12;
const CHUNK_HEAD_BYTES = 8;
const MIN_FORMAT_BYTES = 16;
const PCM_ENCODING = 1;
const SAMPLE_BYTES = 2;
const SAMPLE_SCALE = 32_768;
