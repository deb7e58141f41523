/** An element and what is in it. Names are in small letters, without the prefix that stands for their vocabulary. */
export type Element = {
  prefix: string;
  name: string;
  attributes: Map<string, string>;
  nodes: (Element | string)[];
};

/** The elements of some names within one, in the order of the names. */
export const within = ({ nodes }: Element, ...names: string[]): Element[] =>
  names.flatMap((name) => nodes.filter((node): node is Element => typeof node !== 'string' && node.name === name));

/** All text within an element. */
export const textWithin = ({ nodes }: Element): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textWithin(node))).join('');
