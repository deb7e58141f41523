import type { Day } from '#libs/contracts';
import type { ReadModels } from '#libs/event-sourcing';
import { type CatalogueDocument, catalogue } from '#projections';

type Listing = Readonly<{ from: Day; revision: string; documents: readonly CatalogueDocument[] }>;

/** The documents of the usual list. After a change only those are read that changed. */
export class ListedDocuments {
  private last: Listing | undefined;

  constructor(private readonly readModels: ReadModels) {}

  async read(from: Day): Promise<readonly CatalogueDocument[]> {
    // Before the documents, so that these are never older.
    const revision = this.readModels.revision(catalogue);
    const documents = await this.readAgain(from, this.last);
    this.last = { from, revision, documents };
    return documents;
  }

  private async readAgain(from: Day, last: Listing | undefined): Promise<readonly CatalogueDocument[]> {
    const changed = last && last.from <= from ? await this.readModels.changesSince(catalogue, last.revision) : undefined;
    if (!last || !changed) return this.readModels.find(catalogue, { lastDay: { gte: from } }, { sort: 'lastDay' });
    const ids = new Set(changed);
    const found = await this.readModels.getMany(catalogue, [...ids]);
    return [...last.documents.filter((one) => !ids.has(keyOf(one))), ...found.flatMap((one) => one ?? [])]
      .filter(({ lastDay }) => lastDay >= from)
      .sort(compareByLastDay);
  }
}

const keyOf = ({ event }: CatalogueDocument): string => String(event.id);

/** As `find` sorts. */
const compareByLastDay = (a: CatalogueDocument, b: CatalogueDocument): number =>
  compareTexts(a.lastDay, b.lastDay) || compareTexts(keyOf(a), keyOf(b));

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
