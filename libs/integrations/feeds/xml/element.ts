/** Names are lower-case and without prefix. */
export type Element = {
  prefix: string;
  name: string;
  attributes: Map<string, string>;
  nodes: (Element | string)[];
};

export const childrenNamed = ({ nodes }: Element, ...names: string[]): Element[] =>
  names.flatMap((name) => nodes.filter((node): node is Element => typeof node !== 'string' && node.name === name));

export const textContentOf = ({ nodes }: Element): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textContentOf(node))).join('');
