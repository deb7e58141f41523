import type { Audio } from './audio';

/** Who reads aloud: a program on this machine. */
export abstract class Speech {
  /** Tells one voice from another: what it has read stays as it is until it is another one. */
  abstract readonly voice: string;

  /** Whether there is anybody to ask. */
  abstract isThere(): Promise<boolean>;

  /** Throws `SpeechFailure`; also once `stopped`. */
  abstract read(text: string, stopped?: AbortSignal): Promise<Audio>;
}

/** Its message may stand in a log: it has nothing of the text or of how the voice is called. */
export class SpeechFailure extends Error {
  override readonly name = 'SpeechFailure';
}
