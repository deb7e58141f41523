import { type Find, type Projection, ReadModels, type Where } from '#libs/event-sourcing';

/** By the name of their projection, then by their key. */
export type FoldedDocuments = ReadonlyMap<string, ReadonlyMap<string, Readonly<{ document: unknown }>>>;

/** Read models that never move: as they were folded up to one place in the log, and kept in memory. */
export class Folded extends ReadModels {
  constructor(private readonly documents: FoldedDocuments) {
    super();
  }

  async get<Doc>(model: Projection<Doc>, key: string | number) {
    return (this.documents.get(model.name)?.get(String(key))?.document ?? undefined) as Doc | undefined;
  }

  getSure<Doc>(model: Projection<Doc>, key: string | number) {
    return this.get(model, key);
  }

  async getMany<Doc>(model: Projection<Doc>, keys: readonly (string | number)[]) {
    return Promise.all(keys.map((key) => this.get(model, key)));
  }

  async find<Doc>(model: Projection<Doc>, where: Where<Doc> = {}, { sort, limit, after }: Find<Doc> = {}) {
    if (after !== undefined) throw new Error('Folded read models are not paged.');
    const found = [...(this.documents.get(model.name) ?? [])]
      .flatMap(([key, { document }]) => (document === null ? [] : [{ key, document: document as Doc }]))
      .filter(({ document }) => passes(document, where))
      .sort((a, b) => compared(a.key, b.key));
    if (sort) found.sort((a, b) => compared(a.document[sort], b.document[sort]));
    return found.slice(0, limit).map(({ document }) => document);
  }

  revision() {
    return 'folded';
  }

  async close() {}
}

const passes = <Doc>(document: Doc, where: Where<Doc>): boolean =>
  (Object.entries(where) as [keyof Doc, NonNullable<Where<Doc>[keyof Doc]>][]).every(([field, { eq, in: oneOf, gte, lt }]) => {
    const value = document[field];
    if (value === undefined || value === null) return false;
    return (
      (eq === undefined || value === eq) &&
      (oneOf === undefined || oneOf.includes(value)) &&
      (gte === undefined || gte === null || value >= gte) &&
      (lt === undefined || lt === null || value < lt)
    );
  });

/** What lacks it stands first. */
const compared = (a: unknown, b: unknown): number => {
  if (a === b) return 0;
  if (a === undefined || a === null) return -1;
  if (b === undefined || b === null) return 1;
  return a < b ? -1 : 1;
};
