import { toKnownValidators, usableValidators } from './source-note';

const library = { address: 'https://library.example/events.ics?key=secret' };
const validators = { etag: '"7"', lastModified: 'Fri, 20 Nov 2026 12:00:00 GMT' };
const knownValidators = toKnownValidators(library, validators, '2026-11-20');

describe('What a source need not send again', () => {
  it('is what was read today', () => {
    expect(usableValidators(library, knownValidators, '2026-11-20')).toEqual(validators);
  });

  it('is nothing where its publisher cannot tell versions apart', () => {
    expect(toKnownValidators(library, {}, '2026-11-20')).toBeUndefined();
    expect(usableValidators(library, undefined, '2026-11-20')).toBeUndefined();
  });

  it('is not what stood at another address, or was read in another zone', () => {
    expect(usableValidators({ address: 'https://library.example/moved.ics' }, knownValidators, '2026-11-20')).toBeUndefined();
    expect(usableValidators({ ...library, timeZone: 'UTC' }, knownValidators, '2026-11-20')).toBeUndefined();
  });

  it('is not what was read on another day: a further day has come into sight since', () => {
    expect(usableValidators(library, knownValidators, '2026-11-21')).toBeUndefined();
    expect(usableValidators(library, knownValidators, '2026-11-19')).toBeUndefined();
  });

  it('tells nobody where it stands', () => {
    expect(JSON.stringify(knownValidators)).not.toMatch(/library|secret/);
  });
});
