import type { Element } from './element';

/** Depth and size are limited, so elements that are never closed cost no more than others. */
export class ItemTree {
  readonly head: Element[] = [];
  private readonly openElements: Element[] = [];
  private itemDepth: number | undefined;
  private remainingElements = 0;
  private itemCount = 0;
  private tooDeep = 0;

  constructor(private readonly onItem: (item: Element) => void) {}

  get isCutShort(): boolean {
    return this.openElements.length > 0 || this.itemCount > MAX_ITEMS;
  }

  open(element: Element): void {
    const isItem = ITEM_NAMES.has(element.name);
    if (isItem) this.beginItem();
    if (this.tooDeep > 0 || this.openElements.length >= MAX_DEPTH) {
      this.tooDeep += 1;
      return;
    }
    if (!isItem) this.addElement(element);
    this.openElements.push(element);
  }

  addText(text: string): void {
    const nodes = this.openElements.at(-1)?.nodes;
    if (this.tooDeep === 0 && nodes && nodes.length < MAX_NODES) nodes.push(text);
  }

  close(name: string): void {
    if (ITEM_NAMES.has(name)) this.tooDeep = 0;
    if (this.tooDeep > 0) this.tooDeep -= 1;
    else {
      const at = this.openElements.findLastIndex((element) => element.name === name);
      if (at >= 0) this.closeTo(at);
    }
  }

  /** An item within an item means that the outer one was not closed. */
  private beginItem() {
    this.tooDeep = 0;
    if (this.itemDepth !== undefined) this.closeTo(this.itemDepth);
    this.itemDepth = this.openElements.length;
    this.remainingElements = MAX_ELEMENTS_PER_ITEM;
  }

  private addElement(element: Element) {
    if (this.itemDepth === undefined) {
      if (this.head.length < MAX_HEAD_ELEMENTS) this.head.push(element);
    } else if (this.remainingElements-- > 0) this.openElements.at(-1)!.nodes.push(element);
  }

  private closeTo(length: number) {
    while (this.openElements.length > length) {
      const closed = this.openElements.pop()!;
      if (this.openElements.length !== this.itemDepth) continue;
      this.itemDepth = undefined;
      this.itemCount += 1;
      if (this.itemCount <= MAX_ITEMS) this.onItem(closed);
    }
  }
}

const ITEM_NAMES = new Set(['item', 'entry']);
const MAX_DEPTH = 30;
/** For the reason of the limit see MAX_EVENTS of a calendar file. */
const MAX_ITEMS = 500_000;
const MAX_ELEMENTS_PER_ITEM = 2_000;
const MAX_HEAD_ELEMENTS = 200;
/** A text arrives in several pieces, each a node. */
const MAX_NODES = 200_000;
