import type { Town } from '#libs/contracts';
import { type Almanac, openAlmanac } from './app';

const FORM = 'https://letters.example:8443/moorestown?list=7';

const policyOf = async ({ http }: Almanac) => (await http.get('/')).headers['content-security-policy']!.split('; ');

describe('An operator whose town has a newsletter', () => {
  it('offers it, and lets its form stand in the page: nobody else’s', async () => {
    const almanac = await openAlmanac({ NEWSLETTER_FORM_URL: FORM });
    const { newsletter, features } = await almanac.read<Town>('/api/town');
    expect({ newsletter, features }).toEqual({ newsletter: FORM, features: expect.arrayContaining(['newsletter']) });
    expect(await policyOf(almanac)).toContain('frame-src https://letters.example:8443');
  });

  it('offers none where no form is said, and nothing may stand in the page', async () => {
    const almanac = await openAlmanac();
    const { newsletter, features } = await almanac.read<Town>('/api/town');
    expect({ newsletter, features }).toEqual({ newsletter: '', features: expect.not.arrayContaining(['newsletter']) });
    expect(await policyOf(almanac)).toContain("frame-src 'none'");
  });
});

describe('A town that nobody has described', () => {
  it('counts the days to its school dates, of 2025 and of the years after it', async () => {
    const { countdowns } = await (await openAlmanac()).read<Town>('/api/town');
    expect(countdowns.slice(0, 3).map(({ name, date }) => [name, date])).toEqual([
      ['summer break', '2025-06-20'],
      ['school starts', '2025-09-02'],
      ['winter break', '2025-12-23'],
    ]);
    expect(new Set(countdowns.map(({ name }) => name)).size).toBe(3);
    expect(countdowns.map(({ date }) => date)).toEqual(countdowns.map(({ date }) => date).toSorted());
    expect(countdowns.at(-1)!.date > '2028').toBe(true);
  });
});
