import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remembered } from './local-storage';

/** Values that do not change the first paint. Values of a tab are used after it. */
const UNSEEN: (keyof typeof remembered)[] = [
  'sessionId',
  'secondSessionId',
  'subscription',
  'hasReminders',
  'schoolFavorites',
  'onboardingCompleted',
  'dismissedAlerts',
  'filters',
  'userEmail',
];

describe('What runs before the first paint', () => {
  const script = readFileSync(join(__dirname, '../../public/theme-init.js'), 'utf8');
  const named = (Object.keys(remembered) as (keyof typeof remembered)[]).filter((key) =>
    script.includes(`'${remembered[key].name}'`),
  );

  it('looks at everything that makes a page look otherwise than the server draws it, and at nothing else', () => {
    const names = Object.keys(remembered).filter((key) => !UNSEEN.includes(key as keyof typeof remembered));
    expect(named.sort()).toEqual(names.sort());
  });
});
