import { BadGatewayException, Logger } from '@nestjs/common';
import { SpeechFailure, type SpeechSynthesizer, toMp3IfWav } from '#libs/integrations';
import { type Recordings, versionOf } from './recordings';

const PAUSE_AFTER_FAILURE_MS = 60_000;

/** One at a time, and one per text, however many requests ask for it. */
export class SpeechRecorder {
  private readonly running = new Map<string, Promise<string>>();
  private lastFailure: { version: string; at: number } | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private readonly stopController = new AbortController();

  constructor(
    private readonly speech: SpeechSynthesizer,
    private readonly recordings: Recordings,
  ) {}

  /** Null without a speech provider. Throws BadGatewayException after a failure and during the pause that follows. */
  async record(text: string, now = performance.now()): Promise<string | null> {
    if (!(await this.speech.isAvailable())) return null;
    const version = versionOf(text, this.speech.voice);
    if (this.lastFailure?.version === version && now < this.lastFailure.at + PAUSE_AFTER_FAILURE_MS)
      throw new BadGatewayException(FAILED_MESSAGE);
    return this.running.get(version) ?? this.enqueue(version, text, now);
  }

  stop() {
    this.stopController.abort();
  }

  private enqueue(version: string, text: string, now: number): Promise<string> {
    const name = this.last.then(() => this.synthesize(version, text, now)).finally(() => this.running.delete(version));
    this.last = name.catch(() => {});
    this.running.set(version, name);
    return name;
  }

  private async synthesize(version: string, text: string, now: number): Promise<string> {
    try {
      const existing = await this.recordings.find(version);
      if (existing) return existing;
      return await this.recordings.save(version, await toMp3IfWav(await this.speech.read(text, this.stopController.signal)));
    } catch (error) {
      this.lastFailure = { version, at: now };
      if (!this.stopController.signal.aborted) logFailure(error);
      throw new BadGatewayException(FAILED_MESSAGE);
    }
  }
}

const logFailure = (error: unknown) =>
  error instanceof SpeechFailure ? new Logger('Botcast').warn(error.message) : new Logger('Botcast').error(error);

const FAILED_MESSAGE = 'The Botcast could not be read aloud.';
