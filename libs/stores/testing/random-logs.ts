import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type EventStore, type NewEvent, NO_STREAM } from '#libs/event-sourcing';

export type CommandFacts = Readonly<{ stream: string; sizes: readonly number[] }>;

const size = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: 0, max: 300 }) },
  { weight: 1, arbitrary: fc.integer({ min: 300_000, max: 1_000_000 }) },
);

/** Some facts are so large that no two fit into one append. */
export const arbitraryHistories = (): fc.Arbitrary<CommandFacts[]> =>
  fc.array(
    fc.record({
      stream: fc.constantFrom('thing-1', 'thing-2', 'place-1', 'place-ä日'),
      sizes: fc
        .array(size, { minLength: 1, maxLength: 4 })
        .filter((sizes) => sizes.reduce((sum, one) => sum + one + 400, 0) < 1_048_576),
    }),
    { minLength: 1, maxLength: 25 },
  );

export const recordHistory = async (store: EventStore, history: readonly CommandFacts[]) => {
  for (const { stream, sizes } of history) {
    const [last] = await store.read(stream, { direction: 'backwards', limit: 1 });
    await store.append(stream, factsOfOneCommand(sizes), last?.revision ?? NO_STREAM);
  }
};

const factsOfOneCommand = (sizes: readonly number[]): NewEvent[] => {
  const metadata = { actor: 'ada', time: '2026-11-20T12:00:00.000Z', commandId: randomUUID(), correlationId: 'r' };
  return sizes.map((bytes) => ({ id: randomUUID(), type: 'Happened', data: { text: 'x'.repeat(bytes) }, metadata }));
};
