import { hash } from 'node:crypto';
import { type EncodedResponse, type Encoding, type FinishedResponse, finishText } from './finished-response';

/** Requests with equal parameters share bytes. A new `version` empties it; beyond `maxBytes` the longest unused are dropped. */
export class ResponseCache<Parameters> {
  private readonly entries = new Map<string, CacheEntry>();
  private bytes = 0;
  private version: string | undefined;

  constructor(
    private readonly maxBytes: number,
    private readonly render: (parameters: Parameters) => Promise<string>,
    private readonly finish: (text: string, parameters: Parameters) => FinishedResponse = finishPrivately,
  ) {}

  /** `version` identifies everything else that the response depends on. */
  get(version: string, parameters: Parameters, digest = digestOf(parameters)): FinishedResponse {
    return async (encoding) => this.find(version, digest, encoding) ?? this.add(`${encoding} ${digest}`, encoding, parameters);
  }

  async make(parameters: Parameters, encoding: Encoding): Promise<EncodedResponse> {
    return this.finish(await this.render(parameters), parameters)(encoding);
  }

  /** Only if it has been made: for callers that know the digest of the parameters, but not the parameters. */
  find(version: string, digest: string, encoding: Encoding): Promise<EncodedResponse> | undefined {
    if (version !== this.version) this.reset(version);
    const found = this.entries.get(`${encoding} ${digest}`);
    if (found) found.wasUsed = true;
    return found?.response;
  }

  private reset(version: string) {
    this.version = version;
    this.entries.clear();
    this.bytes = 0;
  }

  private add(key: string, encoding: Encoding, parameters: Parameters): Promise<EncodedResponse> {
    const response = this.make(parameters, encoding);
    const entry: CacheEntry = { response, bytes: 0, wasUsed: false };
    this.entries.set(key, entry);
    response.then(
      ({ bytes }) => this.setSize(key, entry, bytes.length + BYTES_PER_ENTRY),
      () => this.drop(key, entry),
    );
    return response;
  }

  private setSize(key: string, entry: CacheEntry, bytes: number) {
    if (this.entries.get(key) !== entry) return;
    entry.bytes = bytes;
    this.bytes += bytes;
    for (const [oldest, one] of this.entries) {
      if (this.bytes <= this.maxBytes) return;
      if (one.wasUsed) this.moveToEnd(oldest, one);
      else this.drop(oldest, one);
    }
  }

  /** Here instead of at each use, which costs little that way. */
  private moveToEnd(key: string, entry: CacheEntry) {
    entry.wasUsed = false;
    this.entries.delete(key);
    this.entries.set(key, entry);
  }

  private drop(key: string, entry: CacheEntry) {
    if (this.entries.get(key) !== entry) return;
    this.entries.delete(key);
    this.bytes -= entry.bytes;
  }
}

type CacheEntry = { readonly response: Promise<EncodedResponse>; bytes: number; wasUsed: boolean };

const BYTES_PER_ENTRY = 1_024;

/** Equal for equal parameters only. */
export const digestOf = (parameters: unknown): string => hash('sha256', JSON.stringify(parameters), 'base64url');

const finishPrivately = (text: string): FinishedResponse => finishText(text, 'private, no-cache');
