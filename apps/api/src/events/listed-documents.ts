import type { Day } from '#libs/contracts';
import { createTurnPause, type ReadModels } from '#libs/event-sourcing';
import { type CatalogueDocument, catalogue } from '#projections';

type Listing = Readonly<{ from: Day; revision: string; documents: readonly CatalogueDocument[] }>;

/** All at once would block other requests for seconds in a large town. */
const DOCUMENTS_PER_PAGE = 1_000;

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
    return (last && last.from <= from && (await this.readChanges(from, last))) || this.readPages(from);
  }

  private async readPages(from: Day): Promise<readonly CatalogueDocument[]> {
    const revision = this.readModels.revision(catalogue);
    const [documents, turn]: [CatalogueDocument[], () => Promise<void>] = [[], createTurnPause()];
    for (let last: CatalogueDocument | undefined, isEnd = false; !isEnd; await turn()) {
      const after = last && ([last.lastDay, keyOf(last)] as const);
      const how = { sort: 'lastDay', limit: DOCUMENTS_PER_PAGE, ...(after && { after }) } as const;
      const page = await this.readModels.find(catalogue, { lastDay: { gte: from } }, how);
      documents.push(...page);
      [last, isEnd] = [page.at(-1), page.length < DOCUMENTS_PER_PAGE];
    }
    if (documents.length < DOCUMENTS_PER_PAGE || this.readModels.revision(catalogue) === revision) return documents;
    return (await this.readChanges(from, { from, revision, documents })) ?? this.readAtOnce(from);
  }

  /** Between two pages a document can move from one to the other. */
  private readAtOnce(from: Day): Promise<readonly CatalogueDocument[]> {
    return this.readModels.find(catalogue, { lastDay: { gte: from } }, { sort: 'lastDay' });
  }

  /** Undefined if it is not known what has changed. */
  private async readChanges(from: Day, last: Listing): Promise<readonly CatalogueDocument[] | undefined> {
    const changed = await this.readModels.changesSince(catalogue, last.revision);
    if (!changed) return undefined;
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
