import { BadGatewayException, Logger } from '@nestjs/common';
import { compact, type Speech, SpeechFailure } from '#libs/integrations';
import { type Recordings, versionOf } from './recordings';

/** How long a voice that failed is left alone before it is given the same text again. */
const REST_MS = 60_000;

/** Has each text read aloud once, one at a time, however many ask for it. */
export class Speaking {
  private readonly underWay = new Map<string, Promise<string>>();
  private failed: { version: string; at: number } | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private readonly stopped = new AbortController();

  constructor(
    private readonly speech: Speech,
    private readonly recordings: Recordings,
  ) {}

  /** The name of the recording; null where there is no voice. Throws BadGatewayException where it failed, and until it has rested. */
  async of(text: string, now = performance.now()): Promise<string | null> {
    if (!(await this.speech.isThere())) return null;
    const version = versionOf(text, this.speech.voice);
    if (this.failed?.version === version && now < this.failed.at + REST_MS) throw new BadGatewayException(FAILED);
    return this.underWay.get(version) ?? this.begin(version, text, now);
  }

  /** Whoever speaks is silenced. */
  stop() {
    this.stopped.abort();
  }

  private begin(version: string, text: string, now: number): Promise<string> {
    const name = this.last.then(() => this.read(version, text, now)).finally(() => this.underWay.delete(version));
    this.last = name.catch(() => {});
    this.underWay.set(version, name);
    return name;
  }

  private async read(version: string, text: string, now: number): Promise<string> {
    try {
      const kept = await this.recordings.find(version);
      if (kept) return kept;
      return await this.recordings.keep(version, await compact(await this.speech.read(text, this.stopped.signal)));
    } catch (error) {
      this.failed = { version, at: now };
      if (!this.stopped.signal.aborted) tell(error);
      throw new BadGatewayException(FAILED);
    }
  }
}

const tell = (error: unknown) =>
  error instanceof SpeechFailure ? new Logger('Botcast').warn(error.message) : new Logger('Botcast').error(error);

const FAILED = 'The Botcast could not be read aloud.';
