export type Audio = Readonly<{ kind: AudioKind; bytes: Uint8Array }>;

export type AudioKind = 'mp3' | 'wav' | 'ogg' | 'm4a' | 'flac';

export const AUDIO_TYPES: Readonly<Record<AudioKind, string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  flac: 'audio/flac',
};

/** Undefined if no browser can play it. */
export const detectAudioKind = (bytes: Uint8Array): AudioKind | undefined => {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES)).toString('latin1');
  return SIGNATURES.find(({ begins }) => begins.test(head))?.kind;
};

const HEAD_BYTES = 64;

/** An MP3 begins with its tag, or with a frame of Layer III. */
const SIGNATURES: readonly { kind: AudioKind; begins: RegExp }[] = [
  { kind: 'wav', begins: /^RIFF[\s\S]{4}WAVE/ },
  { kind: 'ogg', begins: /^OggS/ },
  { kind: 'flac', begins: /^fLaC/ },
  { kind: 'm4a', begins: /^[\s\S]{4}ftyp/ },
  { kind: 'mp3', begins: /^(ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/ },
];
