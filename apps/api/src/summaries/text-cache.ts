import { createHash } from 'node:crypto';
import type { Day } from '#libs/contracts';

const MAX_CACHED_TEXTS = 1_000;

/** Concurrent callers share one text; failures are not cached. Contains nothing personal. */
export class TextCache {
  private day: Day = '';
  private readonly texts = new Map<string, Promise<string | null>>();

  getOrWrite(input: readonly string[], today: Day, write: () => Promise<string | null>): Promise<string | null> {
    if (today !== this.day) this.texts.clear();
    this.day = today;
    const key = createHash('sha256').update(JSON.stringify(input)).digest('base64');
    const cached = this.texts.get(key);
    if (cached) return cached;
    const text = write();
    this.texts.set(key, text);
    if (this.texts.size > MAX_CACHED_TEXTS) this.texts.delete(this.texts.keys().next().value!);
    const forget = () => this.texts.get(key) === text && this.texts.delete(key);
    text.then((written) => written === null && forget(), forget);
    return text;
  }
}
