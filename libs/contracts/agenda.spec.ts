import { agendaDownloadUrl, isLocalUrl } from './agenda';

describe('an agenda', () => {
  it('is downloaded from where it is when that is here, else through this server', () => {
    expect(agendaDownloadUrl({ id: 7 }, '/papers/council.pdf')).toBe('/papers/council.pdf');
    expect(agendaDownloadUrl({ id: 7 }, 'https://town.example/council.pdf')).toBe('/api/events/7/agenda');
  });

  it('of another site never passes for one of ours', () => {
    expect(
      ['//town.example/a.pdf', '/\\town.example/a.pdf', 'http:/papers/a.pdf', 'papers/a.pdf', ''].filter(isLocalUrl),
    ).toEqual([]);
  });
});
