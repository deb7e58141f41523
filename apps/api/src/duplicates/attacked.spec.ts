import { composed } from '../events/composed';
import { Duplicates } from './duplicates';

const issuedBy = async (today: string, documents: any[], known: any[]) => {
  const issued: any[] = [];
  const readModels: any = {
    find: async ({ name }: any, query: any) =>
      name === 'merges' ? known : documents.filter(({ lastDay }) => lastDay >= query.lastDay.gte),
    getMany: async (_: any, ids: number[]) => ids.map((id) => ({ source: `source ${id}` })),
  };
  const commands: any = { issueWithoutWaiting: async (_: any, kind: any, data: any) => void issued.push([kind.name, data]) };
  const directory: any = {
    names: async () => ({ of: ({ organizationId }: any) => ({ organization: organizationId === 1 ? 'Museum' : 'Herald' }) }),
  };
  const store: any = { head: async () => 1n };
  await new Duplicates(commands, store, { shows: async () => true } as any, readModels, directory, {
    today: () => today,
  } as any).find();
  return issued;
};
const run = (id: number, endDate: string, organizationId = id): any => ({
  event: {
    id,
    name: 'Quilts of the valley',
    date: '2026-11-01',
    endDate,
    location: 'Museum',
    status: 'confirmed',
    organizationId,
  },
  history: { publishedAt: `2026-10-0${id}T00:00:00Z` },
  lastDay: endDate,
});

describe('What attackers of duplicates found', () => {
  const known = [
    { id: 2, merges: [{ into: 1, rule: 'same title and place, nearly the same run', score: 0.9, at: '' }], parted: [] },
  ];

  it('lets go of what is over: the other is extended and stays in the calendar', async () => {
    const [own, other] = [run(1, '2026-11-20'), run(2, '2026-12-30')];
    // 21 November: own is over, the other goes on for weeks; while the link stays, the card shows own, which is over.
    const links = await issuedBy('2026-11-21', [own, other], known);
    const shown = links.some(([kind]) => kind === 'UnmergeEvent') ? other : composed([own, other]);
    expect(shown.event.endDate).toBe('2026-12-30');
  });

  it('keeps apart what an operator parted, when its source tells it under another event', async () => {
    // 1 and 2 were parted; then source 1 told 1 as 3 (double of its own, merged without a rule).
    const one = { ...run(1, '2026-12-30'), mergedInto: 3 };
    one.event.status = 'withdrawn';
    const parted = [
      { id: 1, merges: [], parted: [2] },
      { id: 2, merges: [], parted: [1] },
    ];
    const issued = await issuedBy('2026-11-20', [one, run(2, '2026-12-30'), run(3, '2026-12-30', 1)], parted);
    expect(issued).toEqual([]);
  });
});
