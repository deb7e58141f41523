import { type Kind, kindOf } from './kind-of';

const ORIGIN = 'https://almanac.example';

const kindOfRequest = (address: string, how: Partial<{ method: string; mode: string; destination: string }> = {}): Kind =>
  kindOf(new URL(address, ORIGIN), { method: 'GET', mode: 'cors', destination: '', ...how }, ORIGIN);

describe('What the worker keeps', () => {
  it('is the calendar of everybody', () => {
    for (const path of [
      'town',
      'events',
      'events/coming',
      'organizations',
      'places',
      'subcalendars',
      'my-almanac-defaults',
      'school-hours',
      'bell-schedule',
    ])
      expect([path, kindOfRequest(`/api/${path}`)]).toEqual([path, 'calendar']);
  });

  it('is what somebody follows and has saved, their own events and the events they opened', () => {
    for (const path of [
      'preferences/user_7f3c',
      'preferences/session_1_abcdefghijklmnopqrstuv',
      'preferences/user_7f3c/saved-events',
      'sidebar/user_7f3c',
      'events/user/user_7f3c',
      'events/4217',
      'events/light-up-night-4217',
    ])
      expect([path, kindOfRequest(`/api/${path}`)]).toEqual([path, 'own']);
  });

  it('is nothing of sign-ins, operators, telephones, reminders, secrets and exports', () => {
    for (const path of [
      'auth/me',
      'auth/verify-reset-token?token=x',
      'ops/projections',
      'me/export',
      'preferences',
      'events/user',
      'events/user/user_7f3c/export-csv',
      'events/4217/calendar.ics',
      'events/4217/agenda',
      'reminders/user_7f3c',
      'subscription/user_7f3c',
      'push',
      'health',
    ])
      expect([path, kindOfRequest(`/api/${path}`)]).toEqual([path, 'nothing']);
  });

  it('is no answer to a write, however it is addressed', () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
      for (const path of ['/api/events', '/api/preferences/user_7f3c', '/api/events/7', '/assets/first-a1.js', '/'])
        expect(kindOfRequest(path, { method })).toBe('nothing');
  });

  it('is no answer to a search or a part of one', () => {
    expect(kindOfRequest('/api/events?from=2026-11-20')).toBe('nothing');
    expect(kindOfRequest('/api/events/pages?after=2026-11-20')).toBe('nothing');
    expect(kindOfRequest('/api/events/counts')).toBe('nothing');
    expect(kindOfRequest('/api/events/user/user_7f3c?from=2026-11-20&to=2026-12-01')).toBe('nothing');
  });

  it('is the files of the page, whoever asks', () => {
    expect(kindOfRequest('/assets/first-a1b2.js', { destination: 'script' })).toBe('asset');
    expect(kindOfRequest('/assets/event-page-a1b2.css', { destination: 'style' })).toBe('asset');
    expect(kindOfRequest('/assets/ops-page-a1b2.js', { destination: 'script' })).toBe('nothing');
  });

  it('is pictures of events, and nothing else from elsewhere', () => {
    expect(kindOfRequest('/fair.jpg', { mode: 'no-cors', destination: 'image' })).toBe('picture');
    expect(kindOfRequest('/assets/logo-a1.png', { mode: 'no-cors', destination: 'image' })).toBe('asset');
    expect(kindOfRequest('https://library.example/chess.jpg', { mode: 'no-cors', destination: 'image' })).toBe('picture');
    expect(kindOfRequest('http://library.example/chess.jpg', { mode: 'no-cors', destination: 'image' })).toBe('nothing');
    expect(kindOfRequest('https://tiles.example/style.json')).toBe('nothing');
    expect(kindOfRequest('https://tiles.example/api/events')).toBe('nothing');
  });
});

describe('A page without a network', () => {
  const opened = (path: string) => kindOfRequest(path, { mode: 'navigate', destination: 'document' });

  it('is shown at each of its addresses', () => {
    for (const path of [
      '/',
      '/me',
      '/map',
      '/event/light-up-night-4217',
      '/event/4217?from=me',
      '/settings',
      '/ops/sources',
      '/nowhere',
    ])
      expect([path, opened(path)]).toEqual([path, 'page']);
  });

  it('is none where the server has files, calendars and secrets', () => {
    for (const path of ['/calendar.ics', '/calendar/my/secret.ics', '/feed.xml', '/api/papers/7.pdf', '/api/events/7'])
      expect([path, opened(path)]).toEqual([path, 'nothing']);
    for (const path of [
      '/reset-password/eyJhbGciOi',
      '/email-address/7f3c.SflKxw',
      '/sitemap.xml',
      '/picture.png',
      '/narrations/our-town.mp3',
    ])
      expect([path, opened(path)]).toEqual([path, 'nothing']);
  });
});
