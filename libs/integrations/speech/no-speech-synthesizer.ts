import { SpeechFailure, SpeechSynthesizer } from './speech-synthesizer';

export class NoSpeechSynthesizer extends SpeechSynthesizer {
  readonly voice = '';

  async isAvailable() {
    return false;
  }

  async read(): Promise<never> {
    throw new SpeechFailure('No voice is configured.');
  }
}
