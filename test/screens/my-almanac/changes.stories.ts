import type { Locator } from 'playwright-core';
import type { EventDetails } from '#libs/contracts';
import { PublishEvent } from '#libs/domain';
import { toOrganizationId } from '#libs/integrations';
import { SourceChecks } from '../../../apps/api/src/events/source-checks';
import { publish, registerOrganization } from '../../publishing';
import { signUp } from '../account';
import { findBarriersInEveryWindow } from '../axe';
import { openScreens, PHONE, TABLET } from '../browser';
import { eventually } from '../eventually';
import { row, visit } from '../home';
import { changeFields } from '../routes';

describe('Adele, who has saved events of which much changed', () => {
  const screens = openScreens();
  let choir = 0;
  let saved: number[] = [];
  let [called, anew] = [0, 0];
  let comers = 0;
  let checks: jest.SpyInstance;

  beforeAll(async () => {
    const almanac = screens.almanac();
    await registerOrganization(almanac, 'Moorestown High School', ['Music']);
    const concert = { organization: 'Moorestown High School', subOrganization: 'Music', date: '2026-12-02' };
    await publish(almanac, 'recital', { ...concert, name: 'Choir evening', description: 'Carols.', location: 'Cafetorium' });
    await publish(almanac, 'lecture on bees', { name: 'Lecture on bees', date: '2026-12-04', status: 'cancelled' });
    choir = await publish(almanac, 'recital', {
      ...concert,
      name: 'Winter Recital',
      description: 'Motets.',
      location: 'Auditorium',
    });
    saved = [choir, await publish(almanac, 'lecture on bees', { name: 'Lecture on bees', date: '2026-12-04' })];
    const stories = { name: 'Story time', date: '2026-12-03', organization: 'Moorestown High School' };
    called = await publish(almanac, 'story a', { ...stories, location: 'Room A' });
    anew = await publish(almanac, 'story b', { ...stories, location: 'Room B' });
    const content = { name: 'Story time', date: '2026-12-03', time: '', category: 'Education', location: 'Room A' };
    await almanac.issue(PublishEvent, {
      ...{ id: called, cancelled: true, rebookedAs: anew, origin: { source: 'the source', uid: 'story a', instance: '' } },
      content: { ...content, organizationId: toOrganizationId('Moorestown High School') },
    });
    checks = jest.spyOn(almanac.app.get(SourceChecks), 'of');
    await almanac.waitUntilSettled();
  });

  afterAll(() => checks.mockRestore());

  const adele = async (looks: Parameters<typeof screens.openVisitor>[0] = {}) => {
    const context = await screens.openVisitor(looks);
    await (await signUp(context, `adele.${++comers}@example.com`)).save(...saved, called);
    return context;
  };

  it('reads what each was called, and what cannot be told in a line', async () => {
    const page = await visit(await adele({ size: PHONE, dark: true }), '/me');
    const changes = ['Before: Choir evening', 'Before: Cafetorium', 'Now: Auditorium'];
    await eventually(page, () => readChanges(row(page, 'Winter Recital')), changes);
    const controls = [
      row(page, 'Winter Recital').getByText('CHANGED', { exact: true }),
      row(page, 'Winter Recital').getByText('NEW DESCRIPTION', { exact: true }),
      row(page, 'Lecture on bees').getByText('ON AGAIN', { exact: true }),
    ];
    expect(await findBarriersInEveryWindow(page, { controls })).toEqual([]);
  });

  it('reads where that is now which is called off here, among what she saved and on its page, and goes there', async () => {
    const context = await adele({ size: PHONE });
    const page = await visit(context, '/me');
    const listed = row(page, 'Story time').getByRole('link', { name: 'Now in Room B' });
    await listed.waitFor();
    expect(await findBarriersInEveryWindow(page, { controls: [listed] })).toEqual([]);
    const itsPage = await visit(context, `/event/${called}`);
    const link = itsPage.getByRole('main').getByRole('link', { name: 'Now in Room B' });
    await link.waitFor();
    expect(await findBarriersInEveryWindow(itsPage, { controls: [link] })).toEqual([]);
    await link.click();
    await itsPage.waitForURL(`**/event/${anew}`);
  });

  it('reads all of it on its page, and when its source was checked', async () => {
    checks.mockResolvedValue(new Map([['the source', { checkedAt: '2026-11-20T08:51:00-05:00', isStale: false }]]));
    const page = await visit(await screens.openVisitor({ size: TABLET }), `/event/${choir}`);
    await page.getByRole('heading', { level: 1, name: 'Winter Recital' }).waitFor();
    const controls = [
      page.getByText('The name, place and description of this event changed.'),
      page.getByText(/^Last checked \d+ minutes ago\.$/),
    ];
    expect(await findBarriersInEveryWindow(page, { controls })).toEqual([]);
  });

  it('is told kindly that a source could not be checked', async () => {
    checks.mockResolvedValue(new Map([['the source', { checkedAt: '2026-11-19T22:05:00-05:00', isStale: true }]]));
    const page = await visit(await screens.openVisitor(), `/event/${saved[1]}`);
    await page.getByText('This event is on again.').waitFor();
    await page
      .getByText(/We could not check the source since it was last read on Thursday, November 19, at 10:05 PM\./)
      .waitFor();
  });

  it('is told what was withdrawn, since when, and that it came back', async () => {
    const context = await screens.openVisitor();
    const at = '2026-11-19T22:05:00-05:00';
    const history = { publishedAt: at, changedAt: at };
    await changeFields<EventDetails>(context, `**/api/events/${choir}`, {
      status: 'withdrawn',
      history: { ...history, withdrawnAt: at },
    });
    await changeFields<EventDetails>(context, `**/api/events/${saved[1]}`, { history: { ...history, returnedAt: at } });
    const gone = await visit(context, `/event/${choir}?fresh`);
    await gone.getByText(/It was gone from there on Thursday, November 19, at 10:05 PM\./).waitFor();
    const back = await visit(context, `/event/${saved[1]}?fresh`);
    await back.getByText('This event is announced again.').waitFor();
  });
});

const readChanges = (where: Locator) =>
  where.locator('del, ins').evaluateAll((all) => all.map((one) => one.textContent!.replace(/\s+/g, ' ').trim()));
