import type { DomainEvent, Recorded } from './message';

/** `key`: the documents a fact touches; `on`: what it does to each, purely; null removes it. A new `version` is rebuilt. */
export type Projection<Doc, E extends DomainEvent = any> = Readonly<{
  name: string;
  version: number;
  key: (event: Recorded<E>) => string | number | readonly (string | number)[];
  /** Fields that `find` can filter and sort by. */
  indexed?: readonly (keyof Doc & string)[];
  on: { [T in E['type']]: (doc: Doc | undefined, event: Recorded<Extract<E, { type: T }>>, key: string) => Doc | null };
}>;

export const projection = <Doc, E extends DomainEvent>(definition: Projection<Doc, E>) => definition;

/** For folds of facts that require a document. Throws if it is missing, which parks the key: nothing is skipped silently. */
export const requireDocument = <Doc>(doc: Doc | undefined): Doc => {
  if (doc === undefined) throw new Error('The document this fact is about does not exist');
  return doc;
};

export const handles = (p: Projection<any>, event: Recorded) => Object.hasOwn(p.on, event.type);

export const keysOf = (p: Projection<any>, event: Recorded): readonly string[] => {
  const key = p.key(event);
  return typeof key === 'object' ? key.map(String) : [String(key)];
};

export const fold = <Doc>(p: Projection<Doc>, doc: Doc | undefined, event: Recorded, key: string): Doc | null =>
  p.on[event.type]!(doc, event, key);
