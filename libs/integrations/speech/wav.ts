/** Sound as numbers from -1 to 1, one voice. */
export type Sound = Readonly<{ rate: number; samples: Float32Array }>;

/**
 * The sound of a WAV of 16 bits, several channels mixed into one; undefined for any other. A program that writes to a pipe does
 * not know how long it will be: what it says of that counts as far as the bytes go.
 */
export const soundOf = (wav: Uint8Array): Sound | undefined => {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  let format: Format | undefined;
  for (let at = FIRST_CHUNK; at + HEAD <= view.byteLength; ) {
    const [name, length] = [nameAt(view, at), view.getUint32(at + 4, true)];
    const body = at + HEAD;
    const there = Math.min(length, view.byteLength - body);
    if (name === 'fmt ' && there >= SHORTEST_FORMAT) format = formatAt(view, body);
    if (name === 'data') return format && isPlain(format) ? mixed(view, body, there, format) : undefined;
    at = body + length + (length % 2);
  }
  return undefined;
};

type Format = { encoding: number; channels: number; rate: number; bits: number };

const formatAt = (view: DataView, at: number): Format => ({
  encoding: view.getUint16(at, true),
  channels: view.getUint16(at + 2, true),
  rate: view.getUint32(at + 4, true),
  bits: view.getUint16(at + 14, true),
});

const isPlain = ({ encoding, bits, channels }: Format) => encoding === PCM && bits === 16 && channels > 0;

const mixed = (view: DataView, from: number, length: number, { channels, rate }: Format): Sound => {
  const samples = new Float32Array(Math.floor(length / (BYTES * channels)));
  for (let place = 0; place < samples.length; place += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1)
      sum += view.getInt16(from + (place * channels + channel) * BYTES, true);
    samples[place] = sum / channels / LOUDEST;
  }
  return { rate, samples };
};

const nameAt = (view: DataView, at: number) => String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(at + letter)));

/** Behind 'RIFF', a length and 'WAVE'. */
const FIRST_CHUNK = 12;
const HEAD = 8;
const SHORTEST_FORMAT = 16;
const PCM = 1;
const BYTES = 2;
const LOUDEST = 32_768;
