import { Sources } from './sources';

describe('What attackers of the schedule found', () => {
  it('asks a source at once that was moved or added anew: the failures were those of another address', async () => {
    const now = Date.parse('2026-11-20T12:00:00Z');
    // The note of the source outlives SourceMoved and SourceRemoved + SourceAdded; nothing in it is of the new address.
    const note = { failures: 7, error: 'Is not there.', triedAt: '2026-11-20T11:00:00Z', nextAt: '2026-11-21T11:00:00Z' };
    const source = { id: '1 a.ics', organization: 'Library', calendar: 'a.ics', address: 'https://library.example/new/a.ics' };
    const sources = new Sources(
      { find: async () => [source] } as any,
      { all: async () => new Map([['1 a.ics', note]]) } as any,
      { SYNC_MINUTES: 15 } as any,
    );
    expect(await sources.due(now)).toHaveLength(1);
  });
});
