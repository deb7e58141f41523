import { markOf, teamOf } from './organization-marks';

describe('The mark of an organization', () => {
  it.each([
    ['Moorestown Township', 'MT'],
    ['Moorestown Recreation', 'MR'],
    ['Moorestown Garden Club', 'GC'],
    ['Community House of Moorestown', 'CH'],
    ['Historical Society of Moorestown', 'HS'],
    ['Save the Environment of Moorestown', 'SE'],
    ['Moorestown Friends School', 'FS'],
    ['Élan', 'ÉL'],
  ])('lets a resident tell %s by %s', (organization, initials) => {
    expect(markOf(organization, 'Moorestown')).toEqual({ initials });
  });

  it('is a picture where one is plainer than letters', () => {
    expect(markOf('Moorestown Library', 'Moorestown')).toEqual({ icon: 'library' });
    expect(markOf('Trash Collection', 'Moorestown')).toEqual({ icon: 'truck' });
    expect(markOf('Nixle Alerts', 'Moorestown')).toEqual({ icon: 'alert' });
  });

  it('is never empty, not even for a name without letters', () => {
    expect(markOf('!!!', 'Moorestown')).toEqual({ initials: '?' });
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('is two letters for one that calls itself %s', (name) => {
    expect(markOf(name, 'Moorestown')).toEqual({ initials: expect.stringMatching(/^[A-Z]{2}$/) });
    expect(teamOf(name)).toBeUndefined();
  });

  it('wears the colours of a team and of nobody else', () => {
    expect(teamOf('Philadelphia Flyers')).toBe('flyers');
    expect(teamOf('Moorestown Recreation')).toBeUndefined();
  });
});
