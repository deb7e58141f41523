import { formatInstantChoices, parseTypedInstants } from './typed-instant';

const NEW_YORK = 'America/New_York';

describe('A day and a time that an auditor types', () => {
  it('are read by the clock of the town', () => {
    expect(parseTypedInstants('2026-11-20T18:00', NEW_YORK)).toEqual(['2026-11-20T18:00:00-05:00']);
    expect(parseTypedInstants('2026-07-04T09:30', NEW_YORK)).toEqual(['2026-07-04T09:30:00-04:00']);
    expect(parseTypedInstants('', NEW_YORK)).toEqual([]);
  });

  it.each([
    [NEW_YORK, '2026-11-01T01:30', ['first (EDT)', 'second (EST)']],
    ['Europe/Berlin', '2026-10-25T02:30', ['first (GMT+2)', 'second (GMT+1)']],
    ['Australia/Lord_Howe', '2026-04-05T01:45', ['first (GMT+11)', 'second (GMT+10:30)']],
  ])('are told apart in %s where they come twice', (timeZone, typed, words) =>
    expect(formatInstantChoices(parseTypedInstants(typed, timeZone), timeZone)).toEqual(words),
  );
});
