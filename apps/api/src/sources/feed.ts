import { type FeedOptions, type FeedReading, type ReadFeed, readFeed } from '#libs/integrations';

export class Feed {
  private reading: Promise<FeedReading> | undefined;

  constructor(
    readonly bytes: Uint8Array,
    readonly options: FeedOptions,
    private readonly readBytes: ReadFeed = readFeed,
  ) {}

  /** Throws FeedFailure, and the reason of `stopped`. */
  read(stopped?: AbortSignal): Promise<FeedReading> {
    this.reading ??= this.readBytes(this.bytes, this.options, stopped);
    return this.reading;
  }
}
