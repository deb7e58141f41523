import { type EncodedResponse, type Encoding, type FinishedResponse, finishText, JSON_TYPE } from './finished-response';

/**
 * A cache of finished responses: requests with equal parameters share bytes that are made once. It is emptied when `version`
 * changes; beyond `maxBytes` the least recently used are dropped.
 */
export class ResponseCache<Parameters> {
  private readonly entries = new Map<string, CacheEntry>();
  private bytes = 0;
  private version: string | undefined;

  /** `render` returns the text for the parameters, JSON unless `typeOf` returns another type. */
  constructor(
    private readonly maxBytes: number,
    private readonly render: (parameters: Parameters) => Promise<string>,
    private readonly typeOf: (parameters: Parameters) => string = () => JSON_TYPE,
    private readonly cacheControl = 'private, no-cache',
  ) {}

  /** `version` identifies everything else that the response depends on. */
  get(version: string, parameters: Parameters): FinishedResponse {
    if (version !== this.version) this.reset(version);
    const key = JSON.stringify(parameters);
    return (encoding) => this.find(`${encoding} ${key}`) ?? this.make(`${encoding} ${key}`, encoding, parameters);
  }

  private reset(version: string) {
    this.version = version;
    this.entries.clear();
    this.bytes = 0;
  }

  private find(key: string): Promise<EncodedResponse> | undefined {
    const found = this.entries.get(key);
    if (!found) return undefined;
    this.entries.delete(key);
    this.entries.set(key, found);
    return found.response;
  }

  private make(key: string, encoding: Encoding, parameters: Parameters): Promise<EncodedResponse> {
    const finish = (text: string) => finishText(text, this.cacheControl, this.typeOf(parameters))(encoding);
    const entry: CacheEntry = { response: this.render(parameters).then(finish), bytes: 0 };
    this.entries.set(key, entry);
    entry.response.then(
      ({ bytes }) => this.setSize(key, entry, bytes.length + key.length),
      () => this.drop(key, entry),
    );
    return entry.response;
  }

  private setSize(key: string, entry: CacheEntry, bytes: number) {
    if (this.entries.get(key) !== entry) return;
    entry.bytes = bytes;
    this.bytes += bytes;
    for (const [oldest, one] of this.entries) {
      if (this.bytes <= this.maxBytes) return;
      this.drop(oldest, one);
    }
  }

  private drop(key: string, entry: CacheEntry) {
    if (this.entries.get(key) !== entry) return;
    this.entries.delete(key);
    this.bytes -= entry.bytes;
  }
}

type CacheEntry = { response: Promise<EncodedResponse>; bytes: number };
