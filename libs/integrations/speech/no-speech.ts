import { Speech, SpeechFailure } from './speech';

/** Where an operator wants none. */
export class NoSpeech extends Speech {
  readonly voice = '';

  async isThere() {
    return false;
  }

  async read(): Promise<never> {
    throw new SpeechFailure('No voice is configured.');
  }
}
