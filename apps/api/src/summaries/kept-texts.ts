import { createHash } from 'node:crypto';
import type { Day } from '#libs/contracts';

const MOST = 1_000;

/**
 * What was written today, by what exactly it was written of: whoever asks about the same gets the same, and of those who ask at
 * the same time one waits for the other. Nothing in it is anybody's own. What was not written is not kept.
 */
export class KeptTexts {
  private day: Day = '';
  private readonly texts = new Map<string, Promise<string | null>>();

  of(about: readonly string[], today: Day, write: () => Promise<string | null>): Promise<string | null> {
    if (today !== this.day) this.texts.clear();
    this.day = today;
    const key = createHash('sha256').update(JSON.stringify(about)).digest('base64');
    const kept = this.texts.get(key);
    if (kept) return kept;
    const text = write();
    this.texts.set(key, text);
    if (this.texts.size > MOST) this.texts.delete(this.texts.keys().next().value!);
    const forget = () => this.texts.get(key) === text && this.texts.delete(key);
    text.then((written) => written === null && forget(), forget);
    return text;
  }
}
