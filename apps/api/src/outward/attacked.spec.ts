import { Outgoings } from './outgoings';

const told = async (shown: any[], catalogue: any[], revisions: any[]) => {
  const readModels: any = {
    revision: () => '1',
    find: async ({ name }: any) => (name === 'revisions' ? revisions.filter(({ wasMerged }) => wasMerged) : catalogue),
    getMany: async (_: any, ids: number[]) => ids.map((id) => revisions.find((one) => one.id === id)),
  };
  const names = { of: () => ({ organization: 'Museum' }) };
  const out = new Outgoings(
    readModels,
    { events: async () => shown } as any,
    { names: async () => names } as any,
    { today: () => '2026-11-20' } as any,
  );
  return (out as any).read();
};
const event = (id: number, status = 'confirmed'): any => ({
  id,
  name: 'Concert',
  date: '2026-11-24',
  organization: 'Museum',
  organizationId: 1,
  status,
});
const revision = (id: number, more = {}): any => ({
  id,
  sequence: 0,
  publishedAt: '2026-11-01T00:00:00Z',
  changedAt: '2026-11-01T00:00:00Z',
  ...more,
});

describe('What attackers of subscriptions found', () => {
  it('does not tell as cancelled what another event tells, when only the aggregator drops it', async () => {
    const catalogue = [{ event: event(1) }, { event: event(2, 'withdrawn') }];
    const all = await told([event(1)], catalogue, [revision(1), revision(2, { mergedInto: [1], wasMerged: 1, sequence: 2 })]);
    expect(all.map(({ event: { id, status } }: any) => [id, status])).toEqual([[1, 'confirmed']]);
  });

  it('counts what changes on a card, whichever telling was recorded as merged into the other', async () => {
    // 1 was recorded as merged into 2; 1 is own by now (the organization was renamed), and filled in from 2.
    const before = await told([event(1)], [], [revision(1, { mergedInto: [2], wasMerged: 1 }), revision(2)]);
    const after = await told(
      [{ ...event(1), description: 'of 2' }],
      [],
      [revision(1, { mergedInto: [2], wasMerged: 1 }), revision(2, { sequence: 1 })],
    );
    expect(after[0].sequence).toBeGreaterThan(before[0].sequence);
  });
});
