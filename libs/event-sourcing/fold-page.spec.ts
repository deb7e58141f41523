import fc from 'fast-check';
import type { ParkedKey } from './builds';
import { type Documents, foldPage, touchedKeys } from './fold-page';
import { BEGINNING, type DomainEvent, type Position, positionOf, type Recorded } from './message';
import { projection, requireDocument } from './projection';
import { toRecorded } from './testing';

type About<Type extends string> = DomainEvent<Type, { about: string[] }>;
type Noted = About<'Noted'> | About<'Corrected'> | About<'Read'> | About<'Forgotten'>;

const notes = projection<{ seen: string[] }, Noted>({
  name: 'notes',
  version: 1,
  key: ({ data }) => data.about,
  on: {
    Noted: (note, { id }) => ({ seen: [...(note?.seen ?? []), id] }),
    Corrected: (note, { id }) => ({ seen: [...requireDocument(note).seen, id] }),
    Read: (note) => requireDocument(note),
    Forgotten: () => null,
  },
});

const histories = fc
  .array(
    fc.record({
      type: fc.constantFrom('Noted', 'Noted', 'Corrected', 'Read', 'Forgotten'),
      about: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }),
    }),
    { minLength: 5, maxLength: 40, size: 'max' },
  )
  .map((all) => all.map(({ type, about }, i) => toRecorded({ type, data: { about } } as Noted, i + 1)));

const acts = fc.array(
  fc.record({
    who: fc.nat(1),
    what: fc.constantFrom('takes', 'writes', 'writes', 'moves'),
    size: fc.integer({ min: 1, max: 12 }),
    some: fc.nat(15),
  }),
  { maxLength: 60, size: 'max' },
);

describe('folding', () => {
  it.each(['toString', 'constructor', '__proto__'])('passes by facts of others, whatever they are called: %s', (type) => {
    const documents: Documents = new Map([['a', { document: { seen: [] }, at: BEGINNING }]]);
    const facts = [toRecorded({ type, data: { about: ['a'] } }, 1)];
    expect([touchedKeys(notes, facts), foldPage(notes, facts, documents, new Map())]).toEqual([new Set(), new Map()]);
  });
});

describe('folding on a store without transactions', () => {
  it('ends with what one plain fold makes, whoever was stopped or frozen between a document and the place', () => {
    fc.assert(
      fc.property(histories, acts, (log, happening) => {
        const store = new Documented(log);
        const inHand: (Page | undefined)[] = [];
        for (const { who, what, size, some } of happening) {
          if (what === 'takes') inHand[who] = store.take(size);
          const page = inHand[who];
          if (page && what === 'writes') store.write(page, (nth) => (some >> nth) % 2 === 1);
          if (page && what === 'moves') store.moveBehind(page);
        }
        while (!store.isAtEnd) store.moveBehind(store.take(7));

        const [documents, parked]: [Documents, Map<string, ParkedKey>] = [new Map(), new Map()];
        foldPage(notes, log, documents, parked);
        expect(contentsOf(store.documents)).toEqual(contentsOf(documents));
        expect([...store.parkedUpToPlace()].toSorted()).toEqual([...parked].toSorted());
      }),
      { numRuns: 2_000 },
    );
  });

  it('does not write a document that a fact leaves as it was', () => {
    const documents: Documents = new Map([['a', { document: { seen: ['first'] }, at: positionOf(1) }]]);
    const before = new Map(documents);
    const read = toRecorded<Noted>({ type: 'Read', data: { about: ['a'] } }, 2);
    expect(foldPage(notes, [read], documents, new Map())).toEqual(new Map());
    expect(documents).toEqual(before);
  });

  it('tells of a document again that was written without anybody being told', () => {
    const fact = toRecorded<Noted>({ type: 'Noted', data: { about: ['a'] } });
    const ahead: Documents = new Map([['a', { document: { seen: [fact.id] }, at: fact.position }]]);
    expect(foldPage(notes, [fact], ahead, new Map())).toEqual(new Map([['a', fact.position]]));
    expect(ahead.get('a')).toEqual({ document: { seen: [fact.id] }, at: fact.position });
  });
});

type Page = Readonly<{
  from: Position;
  to: Position;
  documents: Documents;
  changed: readonly string[];
  parked: readonly ParkedKey[];
}>;

/**
 * Behaves like a store without transactions: documents are written one by one, never back to an older version, and the checkpoint
 * last.
 */
class Documented {
  readonly documents: Documents = new Map();
  private readonly parked = new Map<string, ParkedKey>();
  private place = BEGINNING;

  constructor(private readonly log: readonly Recorded<Noted>[]) {}

  get isAtEnd() {
    return this.place === this.log.at(-1)!.position;
  }

  parkedUpToPlace() {
    return new Map([...this.parked].filter(([, { position }]) => position <= this.place));
  }

  take(size: number): Page {
    const facts = this.log.filter(({ position }) => position > this.place).slice(0, size);
    const before = this.parkedUpToPlace();
    const parked = new Map(before);
    const documents: Documents = new Map();
    for (const key of touchedKeys(notes, facts)) if (this.documents.has(key)) documents.set(key, this.documents.get(key)!);
    const changed = [...foldPage(notes, facts, documents, parked).keys()];
    const to = facts.at(-1)?.position ?? this.place;
    return { from: this.place, to, documents, changed, parked: [...parked.values()].slice(before.size) };
  }

  write({ documents, changed, parked }: Page, isWritten: (nth: number) => boolean = () => true) {
    for (const [nth, key] of changed.entries()) {
      const written = documents.get(key)!;
      if (isWritten(nth) && !(this.documents.get(key)! && this.documents.get(key)!.at >= written.at))
        this.documents.set(key, written);
    }
    for (const [nth, one] of parked.entries()) if (isWritten(nth) && !this.parked.has(one.key)) this.parked.set(one.key, one);
  }

  moveBehind(page: Page) {
    if (page.from !== this.place) return;
    this.write(page);
    this.place = page.to;
  }
}

const contentsOf = (documents: Documents) =>
  Object.fromEntries([...documents].flatMap(([key, { document }]) => (document === null ? [] : [[key, document]])));
