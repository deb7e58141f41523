import type { Element } from './element';

/**
 * The elements of a feed as they are opened and closed, item by item. Nothing is deeper and no item larger than a feed's
 * is, so that whatever is never closed costs no more than what is.
 */
export class ItemTree {
  /** What stands before, between and after the items. */
  readonly head: Element[] = [];
  private readonly opened: Element[] = [];
  private item: number | undefined;
  private room = 0;
  private items = 0;
  /** How many are open that are too deep to be kept. */
  private beyond = 0;

  constructor(private readonly onItem: (item: Element) => void) {}

  /** It breaks off, or holds more than is read. */
  get isCutShort(): boolean {
    return this.opened.length > 0 || this.items > MOST_ITEMS;
  }

  open(element: Element): void {
    const isItem = ITEMS.has(element.name);
    if (isItem) this.beginItem();
    if (this.beyond > 0 || this.opened.length >= DEEPEST) {
      this.beyond += 1;
      return;
    }
    if (!isItem) this.keep(element);
    this.opened.push(element);
  }

  say(text: string): void {
    const nodes = this.opened.at(-1)?.nodes;
    if (this.beyond === 0 && nodes && nodes.length < MOST_NODES) nodes.push(text);
  }

  /** What was opened within it and never closed ends here too; an end without a beginning is nothing. */
  close(name: string): void {
    if (ITEMS.has(name)) this.beyond = 0;
    if (this.beyond > 0) this.beyond -= 1;
    else {
      const at = this.opened.findLastIndex((element) => element.name === name);
      if (at >= 0) this.closeTo(at);
    }
  }

  /** One within another was forgotten to be closed. */
  private beginItem() {
    this.beyond = 0;
    if (this.item !== undefined) this.closeTo(this.item);
    this.item = this.opened.length;
    this.room = MOST_ELEMENTS;
  }

  private keep(element: Element) {
    if (this.item === undefined) {
      if (this.head.length < MOST_IN_HEAD) this.head.push(element);
    } else if (this.room-- > 0) this.opened.at(-1)!.nodes.push(element);
  }

  private closeTo(length: number) {
    while (this.opened.length > length) {
      const closed = this.opened.pop()!;
      if (this.opened.length !== this.item) continue;
      this.item = undefined;
      this.items += 1;
      if (this.items <= MOST_ITEMS) this.onItem(closed);
    }
  }
}

const ITEMS = new Set(['item', 'entry']);
const DEEPEST = 30;
/** Small enough for their list: see the same limit of a calendar's events. */
const MOST_ITEMS = 500_000;
const MOST_ELEMENTS = 2_000;
const MOST_IN_HEAD = 200;
/** Texts come in pieces. */
const MOST_NODES = 200_000;
