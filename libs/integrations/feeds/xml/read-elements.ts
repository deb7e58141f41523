import { Tokenizer } from 'htmlparser2';
import type { Element } from './element';
import { ItemTree } from './item-tree';

export type Head = { head: Element[]; isCutShort: boolean };

/**
 * Hands on a feed's items one by one. The library's own parser looks for the beginning of each end among all that is open,
 * which takes the square of a document in which nothing is ended; its tokenizer does not. What a document declares (entities
 * that stand for entities) means nothing here, so nothing grows.
 */
export const readElements = (xml: string, onItem: (item: Element) => void): Head => {
  const tree = new ItemTree(onItem);
  let element: Element = beginning('');
  let attribute = '';
  let value = '';

  const nameAt = (from: number, to: number) => xml.slice(from, Math.min(to, from + LONGEST_NAME)).toLowerCase();
  const addToValue = (text: string) => {
    if (value.length < LONGEST_VALUE) value += text;
  };

  const tokenizer = new Tokenizer(
    { xmlMode: true, decodeEntities: true },
    {
      ...UNHEARD,
      ontext: (from, to) => tree.say(xml.slice(from, to)),
      ontextentity: (code) => tree.say(String.fromCodePoint(code)),
      oncdata: (from, to, offset) => tree.say(xml.slice(from, to - offset)),
      onopentagname: (from, to) => {
        element = beginning(nameAt(from, to));
      },
      onattribname: (from, to) => {
        attribute = bare(nameAt(from, to));
        value = '';
      },
      onattribdata: (from, to) => addToValue(xml.slice(from, to)),
      onattribentity: (code) => addToValue(String.fromCodePoint(code)),
      onattribend: () => {
        if (element.attributes.size < MOST_ATTRIBUTES) element.attributes.set(attribute, value);
      },
      onopentagend: () => tree.open(element),
      onselfclosingtag: () => {
        tree.open(element);
        tree.close(element.name);
      },
      onclosetag: (from, to) => tree.close(bare(nameAt(from, to))),
    },
  );
  tokenizer.write(xml);
  tokenizer.end();
  return { head: tree.head, isCutShort: tree.isCutShort };
};

const beginning = (written: string): Element => ({
  prefix: written.includes(':') ? written.split(':')[0]! : '',
  name: bare(written),
  attributes: new Map(),
  nodes: [],
});

const bare = (written: string): string => written.slice(written.lastIndexOf(':') + 1);

const MOST_ATTRIBUTES = 50;
const LONGEST_NAME = 100;
const LONGEST_VALUE = 5_000;

const nothing = () => {};

const UNHEARD = { oncomment: nothing, ondeclaration: nothing, onprocessinginstruction: nothing, onend: nothing };
