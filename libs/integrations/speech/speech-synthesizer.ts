import type { Audio } from './audio';

export abstract class SpeechSynthesizer {
  /** Identifies the voice: recordings are made again when it changes. */
  abstract readonly voice: string;

  abstract isAvailable(): Promise<boolean>;

  /** Throws `SpeechFailure`, also after `stopped` aborts. */
  abstract read(text: string, signal?: AbortSignal): Promise<Audio>;
}

/** The message is safe to log: it contains neither the text nor the command line. */
export class SpeechFailure extends Error {
  override readonly name = 'SpeechFailure';
}
