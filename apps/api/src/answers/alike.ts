import { type Encoding, type Finished, finishedText, JSON_TYPE, type Packed } from './finished';

/**
 * Finished answers for people: whoever wishes alike gets the same bytes, made once. All are forgotten when the town has moved
 * on, those that were asked for longest ago when together they have more than `most` bytes.
 */
export class Alike<Wishes> {
  private readonly kept = new Map<string, Kept>();
  private bytes = 0;
  private moment: string | undefined;

  /** `tell` answers the text for such wishes, JSON unless `typeOf` says otherwise. */
  constructor(
    private readonly most: number,
    private readonly tell: (wishes: Wishes) => Promise<string>,
    private readonly typeOf: (wishes: Wishes) => string = () => JSON_TYPE,
    private readonly caching = 'private, no-cache',
  ) {}

  /** `moment` is everything else the answer hangs on. */
  at(moment: string, wishes: Wishes): Finished {
    if (moment !== this.moment) this.forget(moment);
    const wished = JSON.stringify(wishes);
    return (encoding) => this.known(`${encoding} ${wished}`) ?? this.made(`${encoding} ${wished}`, encoding, wishes);
  }

  private forget(moment: string) {
    this.moment = moment;
    this.kept.clear();
    this.bytes = 0;
  }

  private known(name: string): Promise<Packed> | undefined {
    const found = this.kept.get(name);
    if (!found) return undefined;
    this.kept.delete(name);
    this.kept.set(name, found);
    return found.packed;
  }

  private made(name: string, encoding: Encoding, wishes: Wishes): Promise<Packed> {
    const finish = (text: string) => finishedText(text, this.caching, this.typeOf(wishes))(encoding);
    const kept: Kept = { packed: this.tell(wishes).then(finish), bytes: 0 };
    this.kept.set(name, kept);
    kept.packed.then(
      ({ bytes }) => this.weigh(name, kept, bytes.length + name.length),
      () => this.drop(name, kept),
    );
    return kept.packed;
  }

  private weigh(name: string, kept: Kept, bytes: number) {
    if (this.kept.get(name) !== kept) return;
    kept.bytes = bytes;
    this.bytes += bytes;
    for (const [oldest, one] of this.kept) {
      if (this.bytes <= this.most) return;
      this.drop(oldest, one);
    }
  }

  private drop(name: string, kept: Kept) {
    if (this.kept.get(name) !== kept) return;
    this.kept.delete(name);
    this.bytes -= kept.bytes;
  }
}

/** Weighs nothing until it is made. */
type Kept = { packed: Promise<Packed>; bytes: number };
