import type { Town, TownEvent } from '#libs/contracts';
import { type Almanac, openAlmanac } from './app';

describe('Somebody who has just started Almanac', () => {
  let almanac: Almanac;

  beforeAll(async () => {
    almanac = await openAlmanac({ ALMANAC_SEED: 'sample' });
  });

  it('can open every paper that the sample town names', async () => {
    const events = await almanac.read<TownEvent[]>('/api/events');
    const papers = events.flatMap(({ attachments = [] }) => attachments);
    expect(papers.length).toBeGreaterThan(10);
    for (const paper of papers) {
      const { body } = await almanac.http.get(paper).expect(200).expect('content-type', 'application/pdf');
      expect(String(body.subarray(0, 5))).toBe('%PDF-');
    }
  });

  it.each(['nothing.pdf', 'council-meeting-1999-01-01.pdf', '..%2Fevents.pdf', 'council-meeting'])(
    'is told that there is no such paper: %s',
    async (file) => void (await almanac.http.get(`/api/papers/${file}`).expect(404)),
  );

  it('has somebody to write to', async () => {
    const { links } = await almanac.read<Town>('/api/town');
    expect(links['contact']).toBe('mailto:clerk@moorestown.example');
  });
});
