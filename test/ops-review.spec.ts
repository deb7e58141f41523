import type {
  EventAudit,
  EventDetails,
  OpsPendingWork,
  ProjectionsOverview,
  ReviewItem,
  ReviewPage,
  TownEvent,
} from '#libs/contracts';
import { Duplicates } from '../apps/api/src/duplicates/duplicates';
import { readOutbox } from './account';
import { type Almanac, openAlmanac, TODAY } from './app';
import { openCommandLine } from './command-line';
import { publish, publishTwice, registerOrganization } from './publishing';
import { createStaff, readFactsOfType, type Staff } from './staff';

const LIBRARY = 'Moorestown Library';
const GAZETTE = 'Town Gazette';
const PANCAKES = {
  eventName: 'Pancake Breakfast',
  organization: LIBRARY,
  date: '2026-12-06',
  time: '08:00',
  location: 'Fire house',
  contactName: 'Ruth Ambler',
  contactEmail: 'ruth@example.com',
};
const REPORT = {
  event: { name: 'Chess club', organization: LIBRARY, date: TODAY, time: '6:00 PM', location: 'Upstairs' },
  issue: 'It begins at seven.',
};

describe('Olive, who decides what waits for her', () => {
  let almanac: Almanac;
  let olive: Staff;

  beforeEach(async () => {
    almanac = await openAlmanac({ SUGGESTIONS_PER_MINUTE: '100000' });
    olive = await createStaff(almanac);
    for (const name of [LIBRARY, GAZETTE]) await registerOrganization(almanac, name);
  });

  const suggest = async (about: object = {}): Promise<string> =>
    (
      await almanac.http
        .post('/api/suggest-event')
        .send({ ...PANCAKES, ...about })
        .expect(202)
    ).body.id;
  const report = async (about: object = {}): Promise<string> =>
    (
      await almanac.http
        .post('/api/report')
        .send({ ...REPORT, ...about })
        .expect(202)
    ).body.id;
  const queue = (query = '') => olive.get<ReviewPage>(`review?${query}`);
  const waiting = async () => (await queue()).items.map(({ id }) => id);
  const readFacts = (type: string) => readFactsOfType(almanac, type);
  const twice = () => publishTwice(almanac, 'Copper Serenade', [LIBRARY, GAZETTE]);
  const cards = async () => (await almanac.read<TownEvent[]>('/api/events')).map(({ name }) => name);

  it('finds in one queue what was suggested, what was found wrong and what rules have merged', async () => {
    const event = await publish(almanac, 'Chess club');
    const [suggested, reported] = [await suggest(), await report()];
    await twice();
    const { items, waiting, next } = await queue();
    expect(next).toBeUndefined();
    expect(waiting).toEqual({ suggestion: 1, report: 1, merge: 1 });
    const of = (kind: string) => items.find((item) => item.kind === kind);
    expect(of('suggestion')).toMatchObject({ id: suggested, isKnown: true, words: PANCAKES });
    expect(of('report')).toMatchObject({ id: reported, words: REPORT, event });
    expect(of('merge')).toMatchObject({
      rule: 'same title, start and place',
      score: 1,
      tellings: expect.arrayContaining([
        expect.objectContaining({ source: LIBRARY, name: 'Copper Serenade', time: '7:30 PM', location: 'Mill Hall' }),
        expect.objectContaining({ source: GAZETTE }),
      ]),
    });
    expect((await olive.get<ProjectionsOverview>('projections')).toReview).toBe(3);
    const alert = await publish(almanac, 'Water main break', { isEmergencyAlert: 'true' });
    expect(await olive.get<OpsPendingWork>('waiting')).toEqual({
      ...{ feedsInTrouble: 0, heldLoads: 0, review: waiting, projectionsBehind: 0, parked: 0 },
      alerts: [{ id: alert, name: 'Water main break' }],
    });
    for (const kind of ['suggestion', 'report', 'merge']) expect((await queue(`kind=${kind}`)).items).toEqual([of(kind)]);
  });

  it('accepts a suggestion, and undoes that: the event is gone, and is back when she accepts it again', async () => {
    const id = await suggest();
    const { body } = await olive.post(`review/suggestions/${id}/accept`).expect(200);
    await almanac.waitUntilSettled();
    expect(await cards()).toEqual(['Pancake Breakfast']);
    expect(await waiting()).toEqual([]);
    expect((await queue('state=decided')).items).toMatchObject([
      { id, decided: { as: 'accepted', by: 'olive@example.com', event: body.event } },
    ]);
    expect(readOutbox(almanac)).toHaveLength(1);

    await olive.post(`review/suggestions/${id}/reopen`).expect(204);
    await almanac.waitUntilSettled();
    expect(await cards()).toEqual([]);
    expect(await almanac.read(`/api/events/${body.event}`)).toMatchObject({ status: 'withdrawn' });
    expect(await waiting()).toEqual([id]);
    await olive.post(`review/suggestions/${id}/reopen`).expect(204);

    await olive.post(`review/suggestions/${id}/accept`).expect(200);
    await almanac.waitUntilSettled();
    expect(await cards()).toEqual(['Pancake Breakfast']);
    const { actor } = olive;
    expect(await readFacts('SuggestionAccepted')).toMatchObject([{ actor }, { actor }]);
    expect(await readFacts('SuggestionReopened')).toEqual([{ id, event: body.event, actor }]);
  });

  it('edits a suggestion before she accepts it, and whoever suggested it is still told', async () => {
    const id = await suggest({ organization: 'The fire company' });
    expect((await queue()).items).toMatchObject([{ isKnown: false }]);
    expect((await olive.post(`review/suggestions/${id}/accept`).expect(409)).body.message).toBe(
      "There is no organization 'The fire company'.",
    );
    const edited = { eventName: 'Pancakes', organization: LIBRARY, date: '2026-12-07', time: '09:30', location: 'Fire house' };
    for (const [field, wrong] of Object.entries({ eventName: ' ', date: 'soon', location: '' }))
      expect(
        (await olive.post(`review/suggestions/${id}/accept`, { edited: { ...edited, [field]: wrong } }).expect(400)).body.message,
      ).toContain(field);
    for (const wrong of [[], 'Pancakes', 7])
      expect((await olive.post(`review/suggestions/${id}/accept`, { edited: wrong }).expect(400)).body.message).toContain(
        'edited',
      );
    const { body } = await olive.post(`review/suggestions/${id}/accept`, { edited }).expect(200);
    await almanac.waitUntilSettled();
    expect(await almanac.read<EventDetails>(`/api/events/${body.event}`)).toMatchObject({
      ...{ name: 'Pancakes', organization: LIBRARY, date: '2026-12-07', time: '9:30 AM' },
    });
    expect(readOutbox(almanac)[0]).toContain('To: ruth@example.com');
    expect((await queue('state=decided')).items).toMatchObject([
      { words: { eventName: 'Pancakes', contactName: 'Ruth Ambler' } },
    ]);
    await olive.post(`review/suggestions/${id}/reopen`).expect(204);
    expect((await queue()).items).toMatchObject([{ words: { eventName: 'Pancake Breakfast' } }]);
    expect(JSON.stringify(await readFacts('SuggestionAccepted'))).not.toContain('Pancakes');
  });

  it('accepts one of a club that the town does not have: as a new organization, or as another name of one it has', async () => {
    const club = 'The &quot;Reading&quot; Room';
    const id = await suggest({ organization: club, description: 'Tea &amp; <b>scones</b>' });
    expect((await queue()).items).toMatchObject([
      { isKnown: false, words: { organization: 'The "Reading" Room', description: 'Tea & scones' } },
    ]);
    await olive.post(`review/suggestions/${id}/accept`, { category: ' ' }).expect(400);
    expect((await olive.post(`review/suggestions/${id}/accept`, { isOtherName: true }).expect(409)).body.message).toContain(
      'There is no organization',
    );
    const { body } = await olive.post(`review/suggestions/${id}/accept`, { category: 'Arts' }).expect(200);
    await almanac.waitUntilSettled();
    expect(await almanac.read<EventDetails>(`/api/events/${body.event}`)).toMatchObject({
      ...{ organization: 'The "Reading" Room', category: 'Arts', description: 'Tea & scones' },
    });
    expect((await olive.post(`review/suggestions/${id}/accept`, { category: 'Arts' }).expect(409)).body.message).toContain(
      'already accepted',
    );

    const other = await suggest({ organization: 'The Old Library' });
    const edited = { eventName: 'Pancakes', organization: LIBRARY, date: '2026-12-07', location: 'Fire house' };
    const accepted = await olive.post(`review/suggestions/${other}/accept`, { edited, isOtherName: true }).expect(200);
    await almanac.waitUntilSettled();
    expect(await almanac.read<EventDetails>(`/api/events/${accepted.body.event}`)).toMatchObject({ organization: LIBRARY });
    await suggest({ organization: 'The Old Library' });
    expect((await queue()).items).toMatchObject([{ isKnown: true }]);
  });

  it('accepts one of a new club once, when two do at once: whoever comes too late changes nothing of the club', async () => {
    const id = await suggest({ organization: 'Chess Club' });
    const answers = await Promise.all(
      ['Arts', 'Sports'].map((category) => olive.post(`review/suggestions/${id}/accept`, { category })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await readFacts('OrganizationDescribed')).toEqual([]);
  });

  it('declines one with a reason, which she may take back', async () => {
    const id = await suggest();
    expect((await olive.post(`review/suggestions/${id}/decline`).expect(400)).body.message).toContain('reason');
    const reason = 'Not in this town.';
    await olive.post(`review/suggestions/${id}/decline`, { reason }).expect(204);
    expect((await queue('state=decided')).items).toMatchObject([{ decided: { as: 'declined', reason } }]);
    expect((await olive.post(`review/suggestions/${id}/accept`).expect(409)).body.message).toContain('already declined');
    await olive.post(`review/suggestions/${id}/reopen`, { reason: 'It is after all.' }).expect(204);
    expect(await waiting()).toEqual([id]);
    expect(await readFacts('SuggestionReopened')).toEqual([{ id, reason: 'It is after all.', actor: olive.actor }]);
    expect(await readFacts('SuggestionRejected')).toEqual([{ id, reason, actor: olive.actor }]);
  });

  it('closes a report with what was done, and opens it again', async () => {
    const id = await report();
    expect((await olive.post(`review/reports/${id}/close`).expect(400)).body.message).toContain('done');
    await olive.post(`review/reports/${id}/close`, { done: 'Asked the library.' }).expect(204);
    const again = await olive.post(`review/reports/${id}/close`, { done: 'Asked the school.' }).expect(409);
    expect(again.body.message).toBe('This report is already closed.');
    expect((await queue('state=decided')).items).toMatchObject([{ decided: { as: 'closed', reason: 'Asked the library.' } }]);
    expect((await olive.post(`review/reports/${id}/reopen`, { reason: ' ' }).expect(400)).body.message).toContain('reason');
    await olive.post(`review/reports/${id}/reopen`, { reason: 'It is wrong again.' }).expect(204);
    expect(await readFacts('ReportReopened')).toEqual([{ id, reason: 'It is wrong again.', actor: olive.actor }]);
    expect(await waiting()).toEqual([id]);
    expect(await readFacts('ReportClosed')).toEqual([{ id, done: 'Asked the library.', actor: olive.actor }]);
    for (const deed of ['close', 'reopen']) await olive.post(`review/reports/nothing/${deed}`, { done: 'x' }).expect(409);
  });

  it('confirms what a rule merged, or refuses it; and undoes either', async () => {
    await twice();
    const [pair] = (await queue('kind=merge')).items as [ReviewItem];
    expect(await cards()).toHaveLength(1);
    await olive.post(`review/merges/${pair.id}/confirm`).expect(204);
    expect(await waiting()).toEqual([]);
    expect(await cards()).toHaveLength(1);
    expect((await queue('state=decided')).items).toMatchObject([{ id: pair.id, decided: { as: 'confirmed' } }]);
    await olive.post(`review/merges/${pair.id}/reopen`).expect(204);
    expect(await waiting()).toEqual([pair.id]);

    expect((await olive.post(`review/merges/${pair.id}/refuse`).expect(400)).body.message).toContain('reason');
    const reason = 'Two bands of one name.';
    await olive.post(`review/merges/${pair.id}/refuse`, { reason }).expect(204);
    expect(await cards()).toHaveLength(2);
    expect(await waiting()).toEqual([]);
    expect((await queue('state=decided')).items).toMatchObject([{ id: pair.id, decided: { as: 'refused', reason } }]);
    await almanac.app.get(Duplicates).find();
    expect(await cards()).toHaveLength(2);
    expect((await olive.post(`review/merges/${pair.id}/confirm`).expect(409)).body.message).toContain('no longer merged');

    await olive.post(`review/merges/${pair.id}/reopen`, { reason: 'One band.' }).expect(204);
    expect(await readFacts('EventUnparted')).toMatchObject([
      { reason: 'One band.', actor: olive.actor },
      { reason: 'One band.', actor: olive.actor },
    ]);
    expect(await cards()).toHaveLength(1);
    expect((await queue()).items).toMatchObject([{ kind: 'merge' }]);
    const { actor } = olive;
    expect(await readFacts('EventParted')).toMatchObject([
      { reason, actor },
      { reason, actor },
    ]);
    expect(await readFacts('MergeConfirmed')).toMatchObject([{ actor }]);
    const audra = await createStaff(almanac, 'audra@example.com', 'auditor');
    const merges = await Promise.all(
      pair.id.split('-').map(async (id) => (await audra.get<EventAudit>(`audit/events/${id}`)).merges),
    );
    expect(merges[0]).toEqual(merges[1]);
    expect(merges[0]!.map(({ deed, by, reason }) => [deed, by, ...(reason ? [reason] : [])])).toEqual([
      ['merged', 'a rule'],
      ['confirmed', 'olive@example.com'],
      ['reopened', 'olive@example.com'],
      ...Array(2).fill(['parted', 'olive@example.com', reason]),
      ...Array(2).fill(['left to rules', 'olive@example.com', 'One band.']),
      ['merged', 'a rule'],
    ]);
    expect(merges[0]![0]).toMatchObject({ rule: 'same title, start and place', score: 1 });
    for (const nobody of ['7-8', '7-7', '7', 'x-y']) {
      const status = nobody === '7-8' ? 409 : 404;
      await olive.post(`review/merges/${nobody}/refuse`, { reason }).expect(status);
    }
  });

  it('corrects what the events of a series are, and undoes it', async () => {
    const listed = () => almanac.read<TownEvent[]>('/api/events');
    const traitsOf = async (id: number) => (await almanac.read<EventDetails>(`/api/events/${id}`)).traits!;
    const freeEvents = async () => (await almanac.http.get('/feed.json?free=1').expect(200)).body.items;
    await publish(almanac, 'Chess night', { date: '2026-12-01' });
    const [chess] = await listed();
    expect((await traitsOf(chess!.id)).free).toEqual({ saidIn: 'organization', words: LIBRARY, level: 'probably' });
    expect(await freeEvents()).toHaveLength(1);

    const correction = { trait: 'free', is: false, reason: 'The club takes a fee.' };
    await olive.post(`traits/${chess!.id}/correct`, correction).expect(204);
    await publish(almanac, 'the second', { name: 'Chess night', date: '2026-12-08' });
    expect(await freeEvents()).toEqual([]);
    for (const { id } of await listed()) expect(await traitsOf(id)).not.toHaveProperty('free');
    expect(await readFacts('EventTraitsCorrected')).toMatchObject([{ ...correction, actor: olive.actor }]);
    expect(await olive.get(`traits?event=${chess!.id}`)).toMatchObject({
      corrections: [{ trait: 'free', is: false, by: 'olive@example.com', reason: correction.reason }],
    });
    const audra = await createStaff(almanac, 'audra@example.com', 'auditor');
    const { history } = await audra.get<EventAudit>(`audit/events/${chess!.id}`);
    expect(history.map(({ fact }) => fact)).toEqual(['EventPublished', 'EventTraitsCorrected']);

    const later = (await listed()).find(({ id }) => id !== chess!.id)!;
    const oscar = await createStaff(almanac, 'oscar@example.com');
    await oscar.post(`traits/${later.id}/reopen`, { trait: 'free' }).expect(409);
    await oscar.post(`traits/${later.id}/reopen`, { trait: 'free', reason: 'It takes none.' }).expect(204);
    expect(await freeEvents()).toHaveLength(2);
    await olive.post('traits/1/correct', correction).expect(404);
    await olive.post(`traits/${chess!.id}/correct`, { ...correction, trait: 'cheap' }).expect(400);
  });

  it('undoes at a word what she has decided herself, and what another has decided with a reason only', async () => {
    const oscar = await createStaff(almanac, 'oscar@example.com');
    const [suggested, reported] = [await suggest(), await report()];
    await twice();
    const [pair] = (await queue('kind=merge')).items as [ReviewItem];
    const decided = [
      [`review/suggestions/${suggested}`, 'accept', {}],
      [`review/reports/${reported}`, 'close', { done: 'Asked the library.' }],
      [`review/merges/${pair.id}`, 'confirm', {}],
      [`review/merges/${pair.id}`, 'refuse', { reason: 'Two bands.' }],
    ] as const;
    for (const [path, deed, body] of decided) {
      await oscar.post(`${path}/${deed}`, body);
      expect((await olive.post(`${path}/reopen`).expect(409)).body.message).toContain('Another operator has decided this');
      expect(await waiting()).toHaveLength(2);
      await oscar.post(`${path}/reopen`).expect(204);
      expect(await waiting()).toHaveLength(3);
      await oscar.post(`${path}/${deed}`, body);
      await olive.post(`${path}/reopen`, { reason: 'Look again.' }).expect(204);
      expect(await waiting()).toHaveLength(3);
    }
  });

  it('goes through hundreds page by page, and misses none of them, whatever is decided on the way', async () => {
    const all: string[] = [];
    for (let nth = 0; nth < 120; nth++) all.push(nth % 3 === 0 ? await report() : await suggest({ eventName: `Event ${nth}` }));
    const ids: string[] = [];
    for (let after: string | undefined = ''; after !== undefined; ) {
      const { items, next }: ReviewPage = await queue(after && `after=${encodeURIComponent(after)}`);
      expect(items.length).toBeLessThanOrEqual(50);
      ids.push(...items.map(({ id }) => id));
      const first = items.find(({ kind }) => kind === 'suggestion')!;
      await olive.post(`review/suggestions/${first.id}/decline`, { reason: 'Told already.' }).expect(204);
      after = next;
    }
    expect(ids.toSorted()).toEqual(all.toSorted());
    expect((await queue()).waiting).toEqual({ suggestion: 77, report: 40, merge: 0 });
  });

  it('learns who has decided at the command line, and of what nobody can read any more only that it is there', async () => {
    const id = await report();
    const run = openCommandLine(almanac.dataDirectory);
    const [reason, by] = ['They know of it.', 'the command line'];
    expect((await run('reports', 'close', id, '--reason', reason)).code).toBe(0);
    expect((await queue('state=decided')).items).toMatchObject([{ id, decided: { as: 'closed', by, reason } }]);
  });

  it('asks for what there is, and for nothing else', async () => {
    for (const query of ['kind=event', 'state=all', `after=${'x'.repeat(201)}`])
      await olive.request(`review?${query}`).expect(400);
    expect(await queue()).toEqual({ items: [], waiting: { suggestion: 0, report: 0, merge: 0 } });
  });
});
