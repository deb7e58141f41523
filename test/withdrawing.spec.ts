import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OneEvent, TownEvent } from '#libs/contracts';
import { RegisterOrganization, RenameOrganization } from '#libs/domain';
import { BEGINNING, EventStore, Projector } from '#libs/event-sourcing';
import { organizationId, readCalendar } from '#libs/integrations';
import { Importer } from '../apps/api/src/import/importer';
import { NO_HISTORY } from '../apps/api/src/import/source-history';
import { type Almanac, aDataDirectory, openAlmanac } from './app';
import { commandLineIn } from './command-line';

const file = (...names: string[]) =>
  [
    'BEGIN:VCALENDAR',
    ...names.flatMap((name, i) => [
      'BEGIN:VEVENT',
      `UID:${name}`,
      `DTSTART;TZID=America/New_York:202703${10 + i}T190000`,
      `SUMMARY:${name}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const source = { name: 'Library / events', calendar: 'events', organization: 'Library' };

/** A library that is loaded as often as somebody says, as a server does that remembers what it did before. */
const library = (almanac: Almanac) => {
  const importer = almanac.app.get(Importer);
  let history = NO_HISTORY;
  const shown = async () => almanac.app.get(Projector).caughtUpTo(await almanac.app.get(EventStore).head());
  const remembering = async (load: () => ReturnType<Importer['load']>) => {
    const loaded = await load();
    history = loaded.history;
    await shown();
    return loaded;
  };
  const read = (text: string) => readCalendar(Buffer.from(text), importer.window());
  return {
    load: (...names: string[]) => remembering(() => importer.load(source, read(file(...names)), { history })),
    isUnchanged: () => remembering(() => importer.loadUnchanged(source, { history })),
  };
};

describe('An event that its publisher no longer has', () => {
  it('leaves every list after three loads without it, is found by those who saved it or have its address, and comes back as it was', async () => {
    const almanac = await openAlmanac();
    const { load, isUnchanged } = library(almanac);
    const anna = almanac.resident('Anna');
    await load('Alpha', 'Beta', 'Chess');
    const find = async () => (await almanac.read<TownEvent[]>('/api/events')).map(({ name }) => name);
    const chess = (await almanac.read<TownEvent[]>('/api/events')).find(({ name }) => name === 'Chess')!.id;
    await anna.follow('Library').expect(200);
    await anna.save(chess).expect(200);
    const count = async () => (await anna.sidebar()).organizations[0]!.count;
    const sitemap = async () => (await almanac.http.get('/sitemap/events-2027-03.xml').expect(200)).text;

    await load('Alpha', 'Beta');
    await isUnchanged();
    expect([await find(), await count()]).toEqual([['Alpha', 'Beta', 'Chess'], 3]);
    expect((await isUnchanged()).facts).toEqual({ EventWithdrawn: 1 });
    expect((await isUnchanged()).facts).toEqual({});
    expect([await find(), await count()]).toEqual([['Alpha', 'Beta'], 2]);
    expect(await sitemap()).not.toContain(`/event/${chess}<`);
    expect(await almanac.read<OneEvent>(`/api/events/${chess}`)).toMatchObject({
      status: 'withdrawn',
      history: { withdrawnAt: expect.any(String) },
    });
    await almanac.http.get(`/event/${chess}`).expect(410);
    expect(await anna.saved()).toMatchObject([{ id: chess, status: 'withdrawn' }]);

    expect((await load('Alpha', 'Beta', 'Chess')).facts).toEqual({ EventRestored: 1 });
    expect([await find(), await count()]).toEqual([['Alpha', 'Beta', 'Chess'], 3]);
    expect(await sitemap()).toContain(`/event/${chess}<`);
    await almanac.http.get(`/event/${chess}`).expect(200);
    const [saved] = await anna.saved();
    expect(saved).toMatchObject({ id: chess, status: 'confirmed' });
    expect(saved!.history).not.toHaveProperty('withdrawnAt');
  });
});

describe('A load of a source', () => {
  it('can be told from all others by each of its facts, which say whose it is, too', async () => {
    const almanac = await openAlmanac();
    const { load } = library(almanac);
    const runs = [(await load('Alpha', 'Beta', 'Chess')).run, (await load('Alpha', 'Beta', 'Chess', 'Dance')).run];
    const { events } = await almanac.app.get(EventStore).readAll(BEGINNING, 100);
    const published = events.filter(({ type }) => type === 'EventPublished');
    expect(published.map(({ metadata }) => runs.indexOf(metadata.correlationId))).toEqual([0, 0, 0, 1]);
    for (const { metadata } of published) expect(metadata.actor).toMatch(/^source \d+ events$/);
  });

  it('counts what it tells twice as the one event that it is', async () => {
    const almanac = await openAlmanac();
    const importer = almanac.app.get(Importer);
    const [head, event] = file('Alpha').split('BEGIN:VEVENT');
    const twice = [head, event!.replace('END:VCALENDAR', ''), event!.replace('UID:Alpha', 'UID:again')].join('BEGIN:VEVENT');
    const loaded = await importer.load(source, readCalendar(Buffer.from(twice), importer.window()));
    expect(loaded).toMatchObject({ happenings: 1, facts: { EventPublished: 1 } });
  });

  it('that is held back records nothing, not even who publishes it under which category', async () => {
    const almanac = await openAlmanac();
    const { load } = library(almanac);
    await load('Alpha', 'Beta', 'Chess');
    const head = await almanac.app.get(EventStore).head();
    expect(await load('Alpha')).toMatchObject({
      facts: {},
      heldBack: 'It no longer has 2 of 3 events to come. It offers 1 event.',
    });
    expect(await load()).toMatchObject({ facts: {}, heldBack: 'It is empty, and had 3 events to come.' });
    expect(await almanac.app.get(EventStore).head()).toBe(head);
  });
});

describe('A source that is kept', () => {
  it('is loaded for the organization that it was added for, whoever bears its name by now', async () => {
    const almanac = await openAlmanac();
    const importer = almanac.app.get(Importer);
    const read = (text: string) => readCalendar(Buffer.from(text), importer.window());
    const rest = async () => almanac.app.get(Projector).caughtUpTo(await almanac.app.get(EventStore).head());
    const kept = { ...source, id: await importer.idOf(source) };
    await importer.load(kept, read(file('Alpha')));
    await rest();
    await almanac.issue(RenameOrganization, { id: organizationId('Library'), name: 'Public Library' });
    const other = { id: 999, name: 'Library', category: 'Education', description: '', displayOrder: 50, subOrganizations: [] };
    await almanac.issue(RegisterOrganization, other);
    await rest();
    expect(await importer.idOf(kept)).toBe(kept.id);
    expect((await importer.load(kept, read(file('Alpha', 'Beta')))).facts).toEqual({ EventPublished: 1 });
    await rest();
    const events = await almanac.read<TownEvent[]>('/api/events');
    expect(events.map(({ organization }) => organization)).toEqual(['Public Library', 'Public Library']);
  });
});

describe('An operator whose file has lost most of its events', () => {
  it('is told so, and has it imported by saying so', async () => {
    const directory = aDataDirectory();
    const path = join(directory, 'events.ics');
    const almanac = commandLineIn(directory, { ALMANAC_SEED: 'none' });
    const load = (names: string[], ...words: string[]) => {
      writeFileSync(path, file(...names));
      return almanac('import', 'ics', path, '--organization', 'Library', ...words);
    };
    await load(['Alpha', 'Beta', 'Chess']);
    const held = await load(['Dance']);
    expect(held.code).toBe(1);
    expect(held.said).toContain('1 events, HELD BACK. It no longer has 3 of 3 events to come.');
    expect(held.said).toContain('1 file, nothing new, 1 held back.');
    expect(await load(['Dance'], '--force')).toMatchObject({ code: 0, said: expect.stringContaining('1 new') });
  });
});
