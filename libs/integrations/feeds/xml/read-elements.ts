import { Tokenizer } from 'htmlparser2';
import type { Element } from './element';
import { ItemTree } from './item-tree';

export type FeedHead = { head: Element[]; isCutShort: boolean };

/** Uses the tokenizer: the parser is quadratic if nothing is closed. Entity declarations are ignored, so nothing expands. */
export const readElements = (xml: string, onItem: (item: Element) => void): FeedHead => {
  const tree = new ItemTree(onItem);
  let element: Element = toElement('');
  let attribute = '';
  let value = '';

  const nameAt = (from: number, to: number) => xml.slice(from, Math.min(to, from + MAX_NAME_LENGTH)).toLowerCase();
  const addToValue = (text: string) => {
    if (value.length < MAX_VALUE_LENGTH) value += text;
  };

  const tokenizer = new Tokenizer(
    { xmlMode: true, decodeEntities: true },
    {
      ...IGNORED_TOKENS,
      ontext: (from, to) => tree.addText(xml.slice(from, to)),
      ontextentity: (code) => tree.addText(String.fromCodePoint(code)),
      oncdata: (from, to, offset) => tree.addText(xml.slice(from, to - offset)),
      onopentagname: (from, to) => {
        element = toElement(nameAt(from, to));
      },
      onattribname: (from, to) => {
        attribute = localNameOf(nameAt(from, to));
        value = '';
      },
      onattribdata: (from, to) => addToValue(xml.slice(from, to)),
      onattribentity: (code) => addToValue(String.fromCodePoint(code)),
      onattribend: () => {
        if (element.attributes.size < MAX_ATTRIBUTES) element.attributes.set(attribute, value);
      },
      onopentagend: () => tree.open(element),
      onselfclosingtag: () => {
        tree.open(element);
        tree.close(element.name);
      },
      onclosetag: (from, to) => tree.close(localNameOf(nameAt(from, to))),
    },
  );
  tokenizer.write(xml);
  tokenizer.end();
  return { head: tree.head, isCutShort: tree.isCutShort };
};

const toElement = (written: string): Element => ({
  prefix: written.includes(':') ? written.split(':')[0]! : '',
  name: localNameOf(written),
  attributes: new Map(),
  nodes: [],
});

const localNameOf = (written: string): string => written.slice(written.lastIndexOf(':') + 1);

const MAX_ATTRIBUTES = 50;
const MAX_NAME_LENGTH = 100;
const MAX_VALUE_LENGTH = 5_000;

const ignore = () => {};

const IGNORED_TOKENS = { oncomment: ignore, ondeclaration: ignore, onprocessinginstruction: ignore, onend: ignore };
