import { SESSION_KEY_PATTERN } from '#libs/contracts';
import { sessionKey } from './session';
import { fakeStorage } from './testing/fake-storage';

const disk = fakeStorage();

describe('The session key of a device', () => {
  it('is made once and kept under both of its names', () => {
    const key = sessionKey();
    expect(key).toMatch(SESSION_KEY_PATTERN);
    expect(sessionKey()).toBe(key);
    expect(Object.fromEntries(disk)).toEqual({ sessionId: key, 'almanac-session-id': key });
  });

  it('is found again under either name by a returning resident', () => {
    const key = sessionKey();
    disk.delete('sessionId');
    expect(sessionKey()).toBe(key);
    expect(disk.get('sessionId')).toBe(key);
  });

  it('is replaced when someone has spoilt it', () => {
    disk.set('sessionId', 'session_1_short');
    disk.set('almanac-session-id', '<script>');
    expect(sessionKey()).toMatch(SESSION_KEY_PATTERN);
    expect(disk.get('almanac-session-id')).toBe(disk.get('sessionId'));
  });
});
