import { type FindQuery, type Projection, ReadModels, type Where } from '#libs/event-sourcing';

export type FoldedDocuments = ReadonlyMap<string, ReadonlyMap<string, Readonly<{ document: unknown }>>>;

export class FoldedReadModels extends ReadModels {
  readonly hasAtomicRevisions = true;

  constructor(private readonly documents: FoldedDocuments) {
    super();
  }

  async get<Doc>(model: Projection<Doc>, key: string | number) {
    return (this.documents.get(model.name)?.get(String(key))?.document ?? undefined) as Doc | undefined;
  }

  getUnlessParked<Doc>(model: Projection<Doc>, key: string | number) {
    return this.get(model, key);
  }

  async getMany<Doc>(model: Projection<Doc>, keys: readonly (string | number)[]) {
    return Promise.all(keys.map((key) => this.get(model, key)));
  }

  async find<Doc>(model: Projection<Doc>, where: Where<Doc> = {}, { sort, limit, after }: FindQuery<Doc> = {}) {
    const found = [...(this.documents.get(model.name) ?? [])]
      .flatMap(([key, { document }]) => (document === null ? [] : [{ key, document: document as Doc }]))
      .filter(({ document }) => matchesWhere(document, where))
      .sort((a, b) => compareValues(a.key, b.key));
    if (sort) found.sort((a, b) => compareValues(a.document[sort], b.document[sort]));
    const [value, last] = Array.isArray(after) ? after : [undefined, after];
    const isAfter = ({ key, document }: (typeof found)[number]) =>
      ((sort && compareValues(document[sort], value)) || compareValues(key, last)) > 0;
    return (after === undefined ? found : found.filter(isAfter)).slice(0, limit).map(({ document }) => document);
  }

  async count<Doc>(model: Projection<Doc>, where: Where<Doc>) {
    return (await this.find(model, where)).length;
  }

  revision() {
    return 'folded';
  }

  async changesSince() {
    return undefined;
  }

  async close() {}
}

const matchesWhere = <Doc>(document: Doc, where: Where<Doc>): boolean =>
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

const compareValues = (a: unknown, b: unknown): number => {
  if (a === b) return 0;
  if (a === undefined || a === null) return -1;
  if (b === undefined || b === null) return 1;
  return a < b ? -1 : 1;
};
