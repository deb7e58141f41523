import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remembered } from './local-storage';

describe('What runs before the first paint', () => {
  const script = readFileSync(join(__dirname, '../../public/theme-init.js'), 'utf8');
  const {
    sessionId,
    secondSessionId,
    subscription,
    hasReminders,
    schoolFavorites,
    dismissedAlerts,
    filters,
    userEmail,
    ...others
  } = remembered;

  it('looks at everything that makes a page look otherwise than the server draws it', () => {
    expect(Object.values(others).filter(({ name }) => !script.includes(`'${name}'`))).toEqual([]);
  });

  it('need not know the keys of a device, under which the page looks the same, nor what a tab remembers, which is used then', () => {
    for (const { name } of [
      sessionId,
      secondSessionId,
      subscription,
      hasReminders,
      schoolFavorites,
      dismissedAlerts,
      filters,
      userEmail,
    ])
      expect(script).not.toContain(`'${name}'`);
  });
});
