import type { ReadModels } from '#libs/event-sourcing';
import type { CatalogueDocument } from '#projections';
import { ListedDocuments } from './listed-documents';

const FROM = '2026-11-01';
const DAYS = ['2026-11-20', '2026-12-24'];

const documentOf = (id: number, lastDay: string) => ({ event: { id }, lastDay }) as CatalogueDocument;

/** 1,500 documents. The last one moves to the first day after the first page was read, and nobody knows what has changed. */
const readModelsWithMove = () => {
  const documents = Array.from({ length: 1_500 }, (_, id) => documentOf(id, id < 750 ? DAYS[0]! : DAYS[1]!));
  let pages = 0;
  const readModels = {
    revision: () => String(pages),
    changesSince: async () => undefined,
    find: async (_: unknown, __: unknown, { limit, after }: { limit?: number; after?: readonly [string, string] }) => {
      const sorted = documents.toSorted((a, b) => compare(placeOf(a), placeOf(b)));
      const found = sorted.filter((one) => !after || compare(placeOf(one), after) > 0).slice(0, limit);
      if (pages === 0) documents[1_499] = documentOf(1_499, DAYS[0]!);
      pages += 1;
      return found;
    },
  };
  return readModels as unknown as ReadModels;
};

const placeOf = ({ lastDay, event }: CatalogueDocument) => [lastDay, String(event.id)] as const;

const compare = (a: readonly [string, string], b: readonly [string, string]) => {
  const [one, other] = [a.join(), b.join()];
  return one < other ? -1 : Number(one > other);
};

describe('The list of a large town', () => {
  it('has each document once where one moves while it is read', async () => {
    const listed = await new ListedDocuments(readModelsWithMove()).read(FROM);
    expect(new Set(listed.map(({ event }) => event.id)).size).toBe(1_500);
    expect(listed).toHaveLength(1_500);
  });
});
