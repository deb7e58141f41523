import { toChoice, toOptions, toOptionValue } from './organization-options';

const organization = (name: string, displayOrder: number, ...subs: string[]) => ({
  id: 1,
  name,
  category: 'Education',
  description: '',
  displayOrder,
  subOrganizations: subs.map((sub) => ({ name: sub, subDisplayOrder: 50 })),
});

describe('The organizations of the map', () => {
  it('stand behind all of them and what is featured, followed first, with their parts', () => {
    const all = [organization('Library', 90, 'Teens', 'Adults'), organization('wzy', 99), organization('Garden Club', 10)];
    const options = toOptions(all, (entry) => entry === 'Garden Club');
    expect(options.map(({ value }) => value)).toEqual([
      'all',
      'Featured',
      'Garden Club',
      'Library',
      'Library::Adults',
      'Library::Teens',
    ]);
    expect(options.filter(({ isPart }) => isPart).map(({ label }) => label)).toEqual(['Adults', 'Teens']);
  });

  it('are chosen one at a time', () => {
    expect(toChoice('all')).toEqual({ kind: 'all' });
    expect(toChoice('Library::Teens')).toEqual({ kind: 'entry', entry: 'Library::Teens' });
    for (const value of ['all', 'Featured', 'Library::Teens']) expect(toOptionValue(toChoice(value))).toBe(value);
  });
});
