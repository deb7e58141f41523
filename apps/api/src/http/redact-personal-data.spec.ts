import fc from 'fast-check';
import { redactPersonalData } from './redact-personal-data';

describe('What is said in a log', () => {
  it.each([
    ['a letter to anna.kowalska@example.com was refused', 'anna'],
    ['<anna+news@mail.example.org>: no such user', 'anna'],
    ['GET /api/auth/x?email=anna%40example.com HTTP/1.1', 'anna'],
    ['GET /calendar/search.ics?q=divorce+lawyer', 'divorce'],
    ['https://feeds.example/private.ics?token=abc123&x=1 is gone', 'abc123'],
    ['https://ada:word@calendar.example/feed.ics', 'word'],
    ['/reset-password/eyJhbGciOi.eyJzdWIiOiJ.SflKxw', 'eyJ'],
    ['/email-address/7f3c.SflKxw', '7f3c'],
    ['email-address%2F7f3c.SflKxw', '7f3c'],
    ['authorization: Bearer abcdef0123456789', 'abcdef'],
    ['cookie: __Host-almanac=eyJhbGciOiJIUzI1.eyJz.x', 'eyJ'],
    ['the key sk-ant-api03-abcdefgh was refused', 'abcdefgh'],
    ['preferences of user_0f3a5c77-12', '0f3a'],
    ['session_1763650000000_AAAAAAAAAAAAAAAAAAAAAA follows', 'AAAAAAAA'],
    ['a message to 18565550142 was refused', '5550142'],
    ['a message to +18565550142 was refused', '5550142'],
    ['(856) 555-0142 answered STOP', '0142'],
    ['856-555-0142', '0142'],
    ['msisdn=%2B18565550142', '0142'],
    [messageOf('{"name": Anna Kowalska}'), 'Anna'],
    [messageOf('Dear Anna, dinner at seven'), 'Anna'],
  ])('has nothing of a resident in it: %s', (text, secret) => {
    expect(redactPersonalData(text)).not.toContain(secret);
  });

  it.each([
    'events.db cannot be written: the disk is full.',
    'EventStoreDB at 127.0.0.1:2113 does not answer: waiting for it.',
    'The read models are at 00000000000000012345, the log is at 00000000000000012346.',
    'command 0c9b1d6e-1111-4222-8333-444455556666 took 12 ms at 2026-11-20T17:00:00.000Z',
    'Almanac is at http://localhost:3000',
    'at Object.<anonymous> (/work/apps/api/src/main.ts:76:31)',
    'at file:///srv/node_modules/@nestjs/core/router/router-proxy.js:9:17',
    'A letter is in /data/outbox/0c9b1d6e-1111-4222-8333-444455556666.eml.',
  ])('says what is wrong all the same: %s', (text) => {
    expect(redactPersonalData(text)).toBe(text);
  });

  it('is gone through in time, whatever somebody wrote', () => {
    const piece = fc.constantFrom('a@', '@', '%40', 'session_1_', '?a=', '"', '...', '555', '(856)', 'Bearer ', 'eyJ', '.', ' ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.integer({ min: 1, max: 300 }), (pieces, times) => {
        expect(redactPersonalData(pieces.join('').repeat(times)).length).toBeLessThanOrEqual(pieces.join('').length * times * 3);
      }),
      { numRuns: 40 },
    );
  });
});

function messageOf(text: string): string {
  try {
    return JSON.parse(text);
  } catch (error) {
    return (error as Error).message;
  }
}
