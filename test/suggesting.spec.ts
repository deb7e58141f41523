import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventDetails } from '#libs/contracts';
import { readOutbox } from './account';
import { openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { registerOrganization } from './publishing';

const PANCAKES = {
  eventName: 'Pancake Breakfast',
  organization: 'Library',
  date: '2026-12-06',
  time: '08:00',
  location: 'Fire house',
  address: '1 Chestnut Street',
  description: 'All you can eat.\nhttp://example.com/pancakes',
  contactName: 'Nora Whitlock',
  contactEmail: 'nora.whitlock@example.com',
};
const REPORT = {
  event: { name: 'Chess club', organization: 'Library', date: '2026-11-24', time: '6:00 PM', location: 'Upstairs' },
  issue: 'It begins at seven.',
};

describe('Somebody without an account', () => {
  const open = async (environment = {}) => {
    const almanac = await openAlmanac(environment);
    const run = openCommandLine(almanac.dataDirectory);
    const suggest = (fields: object) => almanac.http.post('/api/suggest-event').send(fields);
    const report = (fields: object) => almanac.http.post('/api/report').send(fields);
    const readList = async (what: string) => JSON.parse((await run(what, 'list', '--json')).output);
    return { almanac, run, suggest, report, listed: readList };
  };

  it('suggests an event, which an operator accepts: it stands in the calendar, and they are told, once', async () => {
    const { almanac, run, suggest, listed } = await open();
    const organization = 'Moorestown Library';
    await registerOrganization(almanac, organization);
    const { body } = await suggest({ ...PANCAKES, organization: 'Relief Engine Company' }).expect(202);
    expect(body).toEqual({ id: expect.any(String) });
    expect(await listed('suggestions')).toMatchObject([
      { id: body.id, state: 'open', suggestion: { contactName: 'Nora Whitlock' } },
    ]);

    expect(await run('suggestions', 'accept', body.id)).toMatchObject({
      code: 1,
      complained:
        "There is no organization 'Relief Engine Company'. Name one with --organization, or register it with --category.",
    });
    const accepted = await run('suggestions', 'accept', body.id, '--organization', organization, '--json');
    expect(accepted.code).toBe(0);
    const { event } = JSON.parse(accepted.output);
    await almanac.waitUntilSettled();
    const eventDetails = await almanac.read<EventDetails>(`/api/events/${event}`);
    expect(eventDetails).toMatchObject({
      ...{ name: 'Pancake Breakfast', organization, date: '2026-12-06', time: '8:00 AM', location: 'Fire house' },
      startTime: '2026-12-06T08:00:00-05:00',
    });
    expect(JSON.stringify(eventDetails)).not.toMatch(/Nora|nora/);
    expect((await run('audit', 'event', String(event))).output).toContain('suggested by a resident');
    const [letter, ...others] = readOutbox(almanac);
    expect(others).toEqual([]);
    expect(letter).toContain('To: nora.whitlock@example.com');
    expect(letter).toContain('Pancake Breakfast');
    expect(letter).toContain(`/event/${event}`);

    expect(await run('suggestions', 'reject', body.id, '--reason', 'A story')).toMatchObject({
      code: 1,
      complained: /already accepted/ as never,
    });
    expect(await listed('suggestions')).toEqual([]);
  });

  it('is told as well when it is declined, which event and why, and nothing that leads elsewhere', async () => {
    const { almanac, run, suggest } = await open();
    const { body } = await suggest(PANCAKES).expect(202);
    expect((await run('suggestions', 'reject', body.id, '--reason', 'A story')).code).toBe(0);
    await almanac.waitUntilSettled();
    expect(readOutbox(almanac)).toHaveLength(1);
    expect(readOutbox(almanac)[0]).toContain('Pancake Breakfast');
    expect(readOutbox(almanac)[0]).toContain('A story');
    expect(readOutbox(almanac)[0]).not.toMatch(/example\.com\/pancakes/);
    expect((await run('suggestions', 'list', '--all')).output).toContain('declined');
    for (const words of [[], [body.id]]) expect((await run('suggestions', 'reject', ...words)).code).toBe(2);
    expect((await run('suggestions', 'reject', 'nothing', '--reason', 'A story')).code).toBe(1);
  });

  it('reports an issue, which an operator closes', async () => {
    const { report, run, listed } = await open();
    const { body } = await report(REPORT).expect(202);
    expect(await listed('reports')).toMatchObject([{ id: body.id, ...REPORT }]);
    expect((await run('reports', 'close', body.id, '--reason', 'A story')).code).toBe(0);
    expect((await run('reports', 'close', 'nothing', '--reason', 'A story')).code).toBe(1);
    expect((await run('reports', 'list')).output).toBe('There are no open reports.');
  });

  it.each([
    ['eventName', { eventName: '  ' }],
    ['eventName', { eventName: 'x'.repeat(301) }],
    ['organization', { organization: undefined }],
    ['date', { date: '2026-02-30' }],
    ['location', { location: '' }],
    ['description', { description: 'x'.repeat(5_001) }],
    ['contactEmail', { contactEmail: 'nora' }],
    ['time', { time: 8 }],
  ])('hears which field of a suggestion cannot be: %s', async (field, fields) => {
    const { suggest, listed } = await open();
    expect((await suggest({ ...PANCAKES, ...fields }).expect(400)).body.message).toMatch(new RegExp(`\\b${field} must`));
    expect(await listed('suggestions')).toEqual([]);
  });

  it.each([
    ['issue', { issue: ' \n' }],
    ['issue', { issue: 'x'.repeat(2_001) }],
    ['event', { event: undefined }],
    ['event', { event: 'Chess club' }],
    ['name', { event: { ...REPORT.event, name: '' } }],
  ])('hears which field of a report cannot be: %s', async (field, fields) => {
    const { report, listed } = await open();
    expect((await report({ ...REPORT, ...fields }).expect(400)).body.message).toContain(field);
    expect(await listed('reports')).toEqual([]);
  });

  it('need not say who they are, nor when', async () => {
    const { suggest, listed } = await open();
    const { contactName: _, contactEmail: __, time: ___, ...details } = PANCAKES;
    await suggest({ ...details, contactEmail: '', time: '' }).expect(202);
    expect(await listed('suggestions')).toHaveLength(1);
  });

  it('who fills in what nobody sees is answered alike, and kept nowhere', async () => {
    const { suggest, report, listed } = await open();
    const { body } = await suggest({ ...PANCAKES, website: 'http://spam.example' }).expect(202);
    expect(body).toEqual({ id: expect.any(String) });
    await report({ ...REPORT, website: 'http://spam.example' }).expect(202);
    expect([await listed('suggestions'), await listed('reports')]).toEqual([[], []]);
  });

  it('who says too much in a minute waits, whichever of the two it is', async () => {
    const { suggest, report } = await open({ SUGGESTIONS_PER_MINUTE: '2' });
    await suggest(PANCAKES).expect(202);
    await report(REPORT).expect(202);
    const refused = await report(REPORT).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('has nothing they said lie about in the clear', async () => {
    const { almanac, suggest, report } = await open();
    await suggest(PANCAKES).expect(202);
    await report(REPORT).expect(202);
    await almanac.close();
    const bytes = readdirSync(almanac.dataDirectory, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => readFileSync(join(file.parentPath, file.name)));
    for (const text of ['Pancake', 'Nora', 'nora.whitlock', 'at seven'])
      for (const one of bytes) expect(one.includes(text)).toBe(false);
  });

  it('cannot make an operator’s terminal obey', async () => {
    const { suggest, report, run } = await open();
    await suggest({ ...PANCAKES, eventName: 'Pan\u001b[2Jcake\u0007', description: 'a\u001b]0;owned\u0007b\u202e' }).expect(202);
    await report({ ...REPORT, issue: 'wrong\u001b[31m\rreally' }).expect(202);
    for (const what of ['suggestions', 'reports']) expect((await run(what, 'list')).output).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
  });
});
