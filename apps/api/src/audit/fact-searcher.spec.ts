import fc from 'fast-check';
import { type EventStore, type Position, positionOf } from '#libs/event-sourcing';
import type { PrivateEventFilter } from '../events/private-event-filter';
import { FactSearcher } from './fact-searcher';

const logOf = (kinds: readonly string[]) => {
  const metadata = { actor: 'operator', time: '2026-11-20T12:00:00.000Z', commandId: 'c', correlationId: 'c' };
  const facts = kinds.map((type, i) => ({ position: positionOf(i + 1), stream: 'operations-town', type, data: {}, metadata }));
  const readAll = async (after: Position, limit: number) => {
    const page = facts.filter(({ position }) => position > after).slice(0, limit);
    const position = page.at(-1)?.position ?? after;
    return { facts: page, position, isEnd: position >= (facts.at(-1)?.position ?? after) };
  };
  return { readAll } as unknown as EventStore;
};

const NOTHING_HIDDEN = { apply: async (facts: unknown) => facts } as PrivateEventFilter;

describe('Whoever looks through the log, part by part', () => {
  it('finds each fact once, and is told of how many there are', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('RoleGranted', 'RoleRevoked', 'SourceAdded'), { maxLength: 400, size: 'max' }),
        fc.nat(3),
        async (kinds, times) => {
          const all = Array.from({ length: times }, () => kinds).flat();
          const searching = new FactSearcher(logOf(all), NOTHING_HIDDEN);
          const [found, parts]: [string[], number[]] = [[], []];
          for (let after: string | null = '0'; after !== null; ) {
            const part = await searching.search({ kind: 'RoleGranted', after: positionOf(BigInt(after)) });
            found.push(...part.found.map(({ position }) => position));
            parts.push(part.read);
            after = part.after;
          }
          const meant = all.flatMap((kind, i) => (kind === 'RoleGranted' ? [String(i + 1)] : []));
          expect(found).toEqual(meant);
          expect(parts.reduce((sum, read) => sum + read, 0)).toBe(all.length);
        },
      ),
    ));
});
