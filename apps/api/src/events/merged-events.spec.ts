import fc from 'fast-check';
import { type CatalogueCommand, type CatalogueEvent, catalogueEvent, MergeEvent, PartEvents, PublishEvent } from '#libs/domain';
import { decide, evolve, Rejected } from '#libs/event-sourcing';
import { documentsOf, testMetadata } from '#libs/event-sourcing/testing';
import { type MergesDocument, merges } from '#projections';
import { groupMerged } from './merged-events';

type Wish = Readonly<{ kind: 'merge' | 'part'; a: number; b: number }>;

const operation = fc.record({
  kind: fc.constantFrom<Wish['kind']>('merge', 'merge', 'part'),
  a: fc.integer({ min: 1, max: 4 }),
  b: fc.integer({ min: 1, max: 4 }),
});
const wishes = fc.array(
  operation.filter(({ a, b }) => a !== b),
  { maxLength: 8 },
);

const cardsAfter = (all: readonly Wish[]) => {
  const facts: CatalogueEvent[] = [];
  const issue = (id: number, command: CatalogueCommand) => {
    const state = evolve(
      catalogueEvent,
      facts.filter(({ data }) => data.id === id),
    );
    try {
      const decided: readonly CatalogueEvent[] = decide(catalogueEvent, state, command);
      facts.push(...decided);
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
    }
  };
  for (const id of [1, 2, 3, 4]) {
    const content = { name: 'Chess', organizationId: id, category: 'Education', date: '2026-11-20', time: '' };
    issue(
      id,
      new PublishEvent({ id, content, origin: { source: String(id), uid: '', instance: '' }, cancelled: false }, testMetadata),
    );
  }
  for (const { kind, a, b } of all) {
    if (kind === 'merge') issue(a, new MergeEvent({ id: a, into: b, rule: 'same title', score: 1 }, testMetadata));
    else
      for (const [id, from] of [[a, b] as const, [b, a] as const]) issue(id, new PartEvents({ id, from: [from] }, testMetadata));
  }
  return groupMerged(Object.values<MergesDocument>(documentsOf(merges, facts as never[])), (id) => id);
};

describe('After any merging and undoing', () => {
  it('the cards are the same, in whatever order it came', () => {
    fc.assert(
      fc.property(
        wishes.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, otherwise]) => {
          expect(cardsAfter(otherwise)).toEqual(cardsAfter(all));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('those that were parted never stand on one card again', () => {
    fc.assert(
      fc.property(wishes, (all) => {
        const cards = cardsAfter(all);
        for (const { a, b } of all.filter(({ kind }) => kind === 'part'))
          expect(cards.some((card) => card.includes(a) && card.includes(b))).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
