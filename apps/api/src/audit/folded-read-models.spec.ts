import fc from 'fast-check';
import { addDays } from '#libs/contracts';
import { projection } from '#libs/event-sourcing';
import { type CatalogueDocument, catalogue } from '#projections';
import { ListedDocuments } from '../events/listed-documents';
import { FoldedReadModels } from './folded-read-models';

type Fruit = Readonly<{ name: string; day?: string }>;

const fruits = projection<Fruit, any>({ name: 'fruits', version: 1, key: () => '', indexed: ['day'], on: {} });

const documents = fc.uniqueArray(
  fc.record({ name: fc.stringMatching(/^[a-e]{1,3}$/), day: fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-22') }),
  { selector: ({ name }) => name },
);

describe('Folded read models', () => {
  it.each(['day', undefined] as const)('have the same documents page by page as at once, sorted by %s', async (sort) => {
    await fc.assert(
      fc.asyncProperty(documents, fc.integer({ min: 1, max: 4 }), async (all, limit) => {
        const folded = new Map(all.map((document) => [document.name, { document }]));
        const models = new FoldedReadModels(new Map([[fruits.name, folded]]));
        const pages: Fruit[] = [];
        for (let page: Fruit[] = [], isFirst = true; isFirst || page.length === limit; isFirst = false) {
          const last = pages.at(-1);
          const after = last && (sort ? [last.day, last.name] : last.name);
          page = await models.find(fruits, {}, { ...(sort && { sort }), limit, ...(after && { after }) } as object);
          pages.push(...page);
        }
        expect(pages).toEqual(await models.find(fruits, {}, sort ? { sort } : {}));
      }),
    );
  });

  it('list all events of a large town, each once, by their last day', async () => {
    const all = Array.from({ length: 2_500 }, (_, id) => toDocument(id, addDays(TODAY, (id % 7) - 1)));
    const folded = new Map(all.map((one) => [String(one.event.id), { document: one }]));
    const listed = await new ListedDocuments(new FoldedReadModels(new Map([[catalogue.name, folded]]))).read(TODAY);
    const expected = all.filter(({ lastDay }) => lastDay >= TODAY);
    expect(listed.map(({ event }) => event.id).toSorted((a, b) => a - b)).toEqual(expected.map(({ event }) => event.id));
    expect(listed.map(({ lastDay }) => lastDay)).toEqual(expected.map(({ lastDay }) => lastDay).toSorted());
  });
});

const TODAY = '2026-11-20';

const toDocument = (id: number, lastDay: string) => ({ event: { id }, lastDay }) as CatalogueDocument;
