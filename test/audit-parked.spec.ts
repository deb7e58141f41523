import { randomUUID } from 'node:crypto';
import type { FactPage, HistoryAt, KeyHistory } from '#libs/contracts';
import { hashedKey } from '#libs/domain';
import { decimalOf, EventStore, type Position, Projector } from '#libs/event-sourcing';
import { type Almanac, openAlmanac } from './app';
import { commandLineIn } from './command-line';
import { issued } from './fixtures/a-process';
import { type Staff, staff } from './operator';
import { publish, register } from './publishing';
import { keyOf } from './resident';

const LIBRARY = 'Moorestown Library';
const REASON = 'A list of theirs was broken by an import.';

describe('An auditor who asks about Nora, whose preferences stood still for a while', () => {
  const key = hashedKey(keyOf('Nora'));
  const shown: { saved: readonly number[]; follows: readonly string[] }[] = [];
  let almanac: Almanac;
  let audra: Staff;
  let poison: Position;
  let [chess, film] = [0, 0];

  /** What the product answers now is what an auditor has to be told later of this instant. */
  const look = async () => {
    const { savedEvents, followedOrganizations } = await almanac.resident('Nora').preferences();
    shown.push({ saved: savedEvents, follows: followedOrganizations });
  };
  const then = (fact: number) => audra.get<HistoryAt>(`audit/keys/${key}/at?fact=${fact}`);

  beforeAll(async () => {
    almanac = await openAlmanac();
    const { app } = almanac;
    await register(almanac, LIBRARY);
    [chess, film] = [await publish(almanac, 'Chess club'), await publish(almanac, 'Film night', { date: '2026-12-04' })];
    const [nora, olive] = [almanac.resident('Nora'), await staff(almanac)];
    audra = await staff(almanac, 'audra@example.com', 'auditor');
    await nora.save(chess).expect(200);
    await look();
    // Deciders read it, and the read model does not.
    const data = { key, session: 'another', revision: 0, followed: [], subcalendars: '', saved: [] };
    const { consistency: _, ...metadata } = issued();
    const fact = { id: randomUUID(), type: 'SessionCarriedOver', data, metadata };
    poison = await app.get(EventStore).append(`preferences-${key}`, [fact], 0);
    await app.get(Projector).caughtUpTo(poison);
    await look();
    await nora.save(film).expect(200);
    await look();
    await nora.follow(LIBRARY).expect(200);
    await look();
    const wish = { key, position: decimalOf(poison) };
    await olive.says('projections/preferences/parked/retry', wish).expect(200);
    await look();
    await olive.says('projections/preferences/parked/skip', { ...wish, reason: REASON }).expect(200);
    await look();
    await nora.unsave(chess).expect(200);
    await look();
  });

  it('is told at each of her facts what the product answered after it, and not what it would have without that one', async () => {
    expect(shown.map(({ saved, follows }) => [saved.length, follows.length])).toEqual([
      ...[
        [1, 0],
        [1, 0],
        [1, 0],
        [1, 0],
        [1, 0],
        [2, 1],
        [1, 1],
      ], // prettier-ignore
    ]);
    expect((await audra.get<KeyHistory>(`audit/keys/${key}`)).facts).toBe(shown.length);
    for (const [i, { saved, follows }] of shown.entries()) {
      const { preferences, feed } = (await then(i + 1)).then!;
      expect(preferences.savedEvents).toHaveLength(saved.length);
      expect(preferences.followedOrganizations).toEqual(follows);
      expect(saved.every((id) => feed.some((event) => event.id === id))).toBe(true);
    }
  });

  it('is told which fact parked them and why, who decided what about it, and what that brought', async () => {
    const parked = { fact: 2, position: decimalOf(poison), reason: expect.stringContaining('reduce') };
    for (const fact of [2, 3, 4, 5]) expect((await then(fact)).then).toMatchObject({ parked, skipped: [], changed: [] });
    const skipped = [{ fact: 2, position: decimalOf(poison), reason: REASON }];
    const { line, then: after } = await then(6);
    expect(line).toMatchObject({ kind: 'FoldSkipped', by: 'an account with a role', group: 'follows' });
    expect(line!.what).toBe(`without position ${decimalOf(poison)}: ${REASON}`);
    expect(after).toMatchObject({ parked: null, skipped });
    expect(after!.changed.map(({ field }) => field)).toEqual(['followedOrganizations', 'savedEvents']);
    expect((await then(7)).then).toMatchObject({ parked: null, skipped });
    expect((await then(1)).then).toMatchObject({ parked: null, skipped: [] });
  });

  it('reads all of her facts, also the one that nobody can', async () => {
    const { facts } = await audra.get<FactPage>(`audit/keys/${key}/facts`);
    expect(facts.map(({ kind }) => kind).reverse()).toEqual([
      ...['EventSaved', 'SessionCarriedOver', 'EventSaved', 'OrganizationFollowed', 'FoldRetried', 'FoldSkipped', 'EventUnsaved'],
    ]);
    expect(facts.at(-2)!.what).toBe('(it cannot be read)');
    await audra.asks(`audit/keys/${key}/export?format=csv`).expect(200);
  });

  it('is told the same at the command line', async () => {
    const { said } = await commandLineIn(almanac.dataDirectory)('audit', 'preferences', keyOf('Nora'));
    expect(said).toContain('  saved: Film night (2026-12-04)\n');
    expect(said).toContain(`  without position ${decimalOf(poison)}, which an operator skipped: ${REASON}`);
  });
});
