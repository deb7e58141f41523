/** A recording in a format that browsers play. */
export type Audio = Readonly<{ kind: AudioKind; bytes: Uint8Array }>;

export type AudioKind = 'mp3' | 'wav' | 'ogg' | 'm4a' | 'flac';

export const AUDIO_TYPES: Readonly<Record<AudioKind, string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  flac: 'audio/flac',
};

/** What it is by how it begins; undefined where no browser could play it. */
export const audioKind = (bytes: Uint8Array): AudioKind | undefined => {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, LONGEST_HEAD)).toString('latin1');
  return HEADS.find(({ begins }) => begins.test(head))?.kind;
};

const LONGEST_HEAD = 64;

/** An MP3 begins with its tag, or with a frame of Layer III. */
const HEADS: readonly { kind: AudioKind; begins: RegExp }[] = [
  { kind: 'wav', begins: /^RIFF[\s\S]{4}WAVE/ },
  { kind: 'ogg', begins: /^OggS/ },
  { kind: 'flac', begins: /^fLaC/ },
  { kind: 'm4a', begins: /^[\s\S]{4}ftyp/ },
  { kind: 'mp3', begins: /^(ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/ },
];
