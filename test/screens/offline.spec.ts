import { readdirSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import type { Preferences } from '#libs/contracts';
import { RoleGranter } from '../../apps/api/src/accounts/role-granter';
import { PASSWORD } from '../account';
import { signUp } from './account';
import { findBarriers, findBarriersInEveryWindow } from './axe';
import { openScreens, PHONE, SMALLEST_WINDOW } from './browser';
import { eventually } from './eventually';
import { readEventCount, readToast, reload, row, unfold, visit } from './home';
import { openServerProxy, type ServerProxy } from './server-proxy';
import { followCheckbox } from './sidebar';

describe('A resident whose network goes', () => {
  const screens = openScreens();
  let wire: ServerProxy;
  let device: BrowserContext | undefined;
  let comers = 0;

  beforeAll(async () => {
    wire = await openServerProxy(await screens.almanac().app.getUrl());
  });

  beforeEach(() => {
    screens.allowErrors(/ERR_|status of (401|404|503)/);
    wire.restore();
  });

  afterAll(() => wire.close());

  /**
   * Most stories share it. The pages' files stay on it, because storing them takes longer than a story. The stored calendar, queued
   * changes and the owner's data are removed.
   */
  const sharedDevice = async (): Promise<BrowserContext> => {
    if (!device) {
      device = await screens.openVisitor({ origin: wire.origin, keepsContext: true });
      return device;
    }
    await device.setOffline(false);
    await device.clearCookies();
    await device.clock.setSystemTime(Date.now());
    const page = await device.newPage();
    await page.goto('/sw.js');
    await page.evaluate(clearOwnerData);
    await page.close();
    return device;
  };

  const openAndStore = async (context: BrowserContext) => {
    const page = await visit(context);
    await waitUntilStored(page);
    return { context, page };
  };

  const openStoredPage = async () => openAndStore(await sharedDevice());

  const keptOnADeviceOfItsOwn = async (looks: Parameters<typeof screens.openVisitor>[0] = {}) =>
    openAndStore(await screens.openVisitor({ origin: wire.origin, ...looks }));

  const joan = async () => {
    const context = await sharedDevice();
    const account = await signUp(context, `joan.${++comers}@example.com`);
    const { page } = await openAndStore(context);
    await eventually(page, () => countStoredAnswers(page, 'own', '/saved-events'), 1);
    const read = async () =>
      (await (await context.request.get(`/api/preferences/${account.key}`)).json()) as Pick<
        Preferences,
        'savedEvents' | 'followedOrganizations'
      >;
    return { context, page, ...account, read };
  };

  it('opens the calendar again and is told how old it is', async () => {
    const { context, page } = await openStoredPage();
    const before = await readEventCount(page);
    expect(before).toBeGreaterThanOrEqual(137);
    await wire.cut(context);
    await reload(page);
    await eventually(page, () => readEventCount(page), before);
    const age = statusLine(page).getByText(/^You are offline. This was loaded today at (8:59|9:\d\d) AM\.$/);
    await age.waitFor();
    expect(await findBarriersInEveryWindow(page, { controls: [age] })).toEqual([]);
    await wire.reconnect(context);
    await statusLine(page).getByText('You are offline').waitFor({ state: 'detached' });
    await eventually(page, () => statusLine(page).textContent(), '');
  });

  it('finds room for that on the smallest telephone', async () => {
    const { context, page } = await keptOnADeviceOfItsOwn({ size: SMALLEST_WINDOW, dark: true });
    await wire.cut(context);
    await reload(page);
    await statusLine(page).getByText('You are offline').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALLEST_WINDOW.width);
    expect(await statusLine(page).evaluate((line) => line.scrollHeight <= line.clientHeight)).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
  });

  it('reads on in the list, the table and the month, and the events she has opened', async () => {
    const { context, page } = await openStoredPage();
    const first = await visit(context, LIGHTS_PAGE);
    await eventually(first, () => countStoredAnswers(first, 'own', '/api/events/'), 1);
    await first.close();
    await wire.cut(context);
    await reload(page);
    for (const view of ['Table', 'Calendar', 'List']) {
      await page.getByRole('button', { name: view, exact: true }).click();
      await page.getByText(LIGHTS).first().waitFor();
    }
    const opened = await visit(context, LIGHTS_PAGE);
    await heading(opened, LIGHTS).waitFor();
  });

  it('is told of a month that was never fetched that it cannot be loaded, and sees it with the network', async () => {
    const { context, page } = await openStoredPage();
    await wire.cut(context);
    await page.getByRole('button', { name: 'Calendar', exact: true }).click();
    for (let month = 0; month < 2; month += 1) await page.getByRole('button', { name: /^Previous month/ }).click();
    await page
      .getByRole('button', { name: /, Events could not be loaded$/ })
      .first()
      .waitFor();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
    await wire.reconnect(context);
    const days = page.getByRole('button', { name: /, Events could not be loaded$/ });
    await eventually(page, () => days.count(), 0);
    await page.getByRole('button', { name: 'List', exact: true }).click();
  });

  it('sees the next day when it has come, though nobody tells her', async () => {
    const { context, page } = await openStoredPage();
    await wire.cut(context);
    await context.clock.setSystemTime(Date.now() + 24 * 60 * 60_000);
    await reload(page);
    await statusLine(page)
      .getByText(/^You are offline. This was loaded on Friday, November 20, at (8:59|9:\d\d) AM\.$/)
      .waitFor();
  });

  it('sees what was known where the server says nothing, and what is known once it speaks', async () => {
    const { page } = await openStoredPage();
    wire.stopServer();
    await reload(page);
    await eventually(page, () => readEventCount(page), 137);
    await statusLine(page)
      .getByText(/^Almanac cannot be reached. This was loaded today/)
      .waitFor();
  });

  it('saves and follows, finds it all when she comes back, and the server hears of each once', async () => {
    const { context, page, read } = await joan();
    const before = await read();
    await wire.cut(context);
    await (await unfold(page, LIGHTS)).getByRole('button', { name: 'Save', exact: true }).click();
    await eventually(page, () => readToast(page), ['Event saved!', QUEUED_MESSAGE]);
    await followCheckbox(page, 'Rotary Club of Moorestown').click();
    await eventually(page, () => readToast(page), ['Rotary Club of Moorestown added to MY ALMANAC', QUEUED_MESSAGE]);
    await reload(page);
    await eventually(page, () => followCheckbox(page, 'Rotary Club of Moorestown').isChecked(), true);
    const mine = await visit(context, '/me');
    await row(mine, LIGHTS).waitFor();
    await mine.close();

    expect(await countQueuedChanges(page)).toBe(2);
    wire.takeCalls();
    await wire.reconnect(context);
    await eventually(page, () => countQueuedChanges(page), 0);
    expect(writes(wire)).toEqual([expect.stringMatching(/^POST \/api\/events\/\d+\/save$/), 'POST /api/organizations/follow']);
    const after = await read();
    expect(after.savedEvents.length).toBe(before.savedEvents.length + 1);
    expect(after.followedOrganizations).toContain('Rotary Club of Moorestown');
    await eventually(page, () => followCheckbox(page, 'Rotary Club of Moorestown').isChecked(), true);
  });

  it('has it taken up when she opens the page again, that she had closed', async () => {
    const { context, page, read } = await joan();
    await wire.cut(context);
    await (await unfold(page, LIGHTS)).getByRole('button', { name: 'Save', exact: true }).click();
    await eventually(page, () => readToast(page), ['Event saved!', QUEUED_MESSAGE]);
    await page.close();
    await wire.reconnect(context);
    const again = await visit(context);
    await eventually(again, () => countQueuedChanges(again), 0);
    expect((await read()).savedEvents.length).toBe(1);
  });

  it('takes back what she saved, in the order she wished it', async () => {
    const { context, page, read } = await joan();
    await wire.cut(context);
    const lights = await unfold(page, LIGHTS);
    await lights.getByRole('button', { name: 'Save', exact: true }).click();
    await lights.getByRole('button', { pressed: true }).click();
    await eventually(page, () => readToast(page), ['Event removed!', QUEUED_MESSAGE]);
    wire.takeCalls();
    await wire.reconnect(context);
    await eventually(page, () => countQueuedChanges(page), 0);
    expect(writes(wire).map((call) => call.split(' ')[0])).toEqual(['POST', 'DELETE']);
    expect((await read()).savedEvents).toEqual([]);
  });

  it('is told what was refused, and sees it undone', async () => {
    const { context, page } = await joan();
    await wire.cut(context);
    const lights = await unfold(page, LIGHTS);
    await lights.getByRole('button', { name: 'Save', exact: true }).click();
    await lights
      .getByRole('button', { name: 'Save', pressed: true })
      .or(lights.getByRole('button', { pressed: true }))
      .waitFor();
    const gone = { statusCode: 404, error: 'Not Found', message: 'There is no such event.' };
    wire.replaceWith((call) => (call.endsWith('/save') ? { status: 404, body: JSON.stringify(gone) } : undefined));
    await wire.reconnect(context);
    await eventually(page, () => readToast(page), [
      'Some changes were not saved',
      '“Light Up Night on Main Street” could not be saved. There is no such event.',
    ]);
    await lights.getByRole('button', { name: 'Save', pressed: false }).waitFor();
    expect(await countQueuedChanges(page)).toBe(0);
  });

  it('loses nothing to a server that is busy', async () => {
    const { context, page, read } = await joan();
    await wire.cut(context);
    await (await unfold(page, LIGHTS)).getByRole('button', { name: 'Save', exact: true }).click();
    await eventually(page, () => readToast(page), ['Event saved!', QUEUED_MESSAGE]);
    wire.replaceWith((call) => (call.endsWith('/save') ? { status: 503 } : undefined));
    wire.takeCalls();
    await wire.reconnect(context);
    await eventually(page, async () => writes(wire).length > 0, true);
    expect(await countQueuedChanges(page)).toBe(1);
    wire.replaceWith(() => undefined);
    await page.clock.fastForward(30_000);
    await eventually(page, () => countQueuedChanges(page), 0);
    expect((await read()).savedEvents.length).toBe(1);
  });

  it('has it sent once, however many tabs are open', async () => {
    const { context, page } = await joan();
    await visit(context);
    await visit(context, '/about');
    await wire.cut(context);
    await (await unfold(page, LIGHTS)).getByRole('button', { name: 'Save', exact: true }).click();
    await eventually(page, () => readToast(page), ['Event saved!', QUEUED_MESSAGE]);
    wire.takeCalls();
    await wire.reconnect(context);
    await eventually(page, () => countQueuedChanges(page), 0);
    expect(writes(wire)).toEqual([expect.stringMatching(/^POST \/api\/events\/\d+\/save$/)]);
  });

  it('keeps hers from Tom, who signs in on the same device after her sign-in has ended', async () => {
    const { context, page, key } = await joan();
    await wire.cut(context);
    await (await unfold(page, LIGHTS)).getByRole('button', { name: 'Save', exact: true }).click();
    await eventually(page, () => readToast(page), ['Event saved!', QUEUED_MESSAGE]);
    await context.clearCookies();
    wire.takeCalls();
    await wire.reconnect(context);
    await page.getByRole('button', { name: 'Log In' }).waitFor();
    expect(await countQueuedChanges(page)).toBe(1);
    expect(await countStoredAnswers(page, 'own', key)).toBe(0);

    const email = `tom.${++comers}@example.com`;
    await context.request.post('/api/auth/register', { data: { email, password: PASSWORD } });
    await context.clearCookies();
    await signIn(page, email);
    await eventually(page, () => countQueuedChanges(page), 0);
    await page.goto('/me');
    await page.getByText('No saved events yet.').waitFor();
    expect(await countStoredAnswers(page, 'own', key)).toBe(0);
  });

  it('leaves nothing on the device when she logs out', async () => {
    const { page, key } = await joan();
    await eventually(page, async () => (await countStoredAnswers(page, 'own', key)) > 0, true);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Log In' }).waitFor();
    await eventually(page, () => countStoredAnswers(page, 'own', key), 0);
    expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBe(null);
  });

  it('goes on in an open page after a newer version was put in the place of the one she has', async () => {
    const { context, page } = await keptOnADeviceOfItsOwn();
    const newer = `${await (await context.request.get('/sw.js')).text()}\n// newer`;
    // The server has no files of the old version any more.
    wire.replaceWith((call) => {
      if (call === 'GET /sw.js') return { status: 200, body: newer, type: 'text/javascript' };
      return call.startsWith('GET /assets/') ? { status: 404 } : undefined;
    });
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await eventually(page, () => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)), true);
    for (const path of ['About', 'Themes', 'Share']) {
      await page.goto(`/${path.toLowerCase()}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByText('This page could not be shown').count()).toBe(0);
    }
    expect(await page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))).toBe(true);
    await page.close();
    // The newer version has files of the same names.
    wire.replaceWith((call) => (call === 'GET /sw.js' ? { status: 200, body: newer, type: 'text/javascript' } : undefined));
    const next = await visit(context);
    await eventually(next, () => next.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)), false);
    await eventually(next, () => readEventCount(next), 137);
  });

  it('keeps nothing of Magic Stuff before she switches it on', async () => {
    const context = await screens.openVisitor({ origin: wire.origin, storage: { magicStuffEnabled: 'false' } });
    const page = await visit(context);
    await waitUntilCalendarStored(page);
    expect((await readStoredFiles(page)).filter((file) => ASSISTANT_FILES.test(file))).toEqual([]);
    const settings = await visit(context, '/settings');
    await settings.getByRole('region', { name: 'Magic Stuff' }).getByRole('switch').click();
    await settings.clock.fastForward(3_000);
    const kinds = async () =>
      new Set((await readStoredFiles(page)).flatMap((file) => ASSISTANT_FILES.exec(file)?.[1] ?? [])).size;
    await eventually(page, kinds, 2);
  });

  it('is told that the console needs it, whoever she is, and her device keeps nothing of that', async () => {
    const { context, page } = await joan();
    const email = `joan.${comers}@example.com`;
    await screens.almanac().app.get(RoleGranter, { strict: false }).grant(email, 'operator', 'operator');
    await page.goto('/ops/roles');
    await page.getByRole('row', { name: email }).waitFor();
    await wire.cut(context);
    await reload(page);
    await page.getByRole('heading', { level: 1, name: 'This page needs the network' }).waitFor();
    expect(await page.getByRole('row').count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    for (const kind of ['calendar', 'own', 'assets', 'shell']) expect(await countStoredAnswers(page, kind, '/ops')).toBe(0);
    await wire.reconnect(context);
    await page.getByRole('row', { name: email }).waitFor();
  });

  it('may keep it among her apps', async () => {
    const { context, page } = await openStoredPage();
    await page.setViewportSize(PHONE);
    const devtools = await context.newCDPSession(page);
    const { errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A test browser has no profile, so it installs no apps: the only reason it may give.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  });
});

const LIGHTS = 'Light Up Night on Main Street';
const LIGHTS_PAGE = '/event/light-up-night-on-main-street--2026-11-20';

const QUEUED_MESSAGE = 'It is stored on this device and sent as soon as Almanac can be reached.';

const statusLine = (page: Page) => page.locator('#main ~ p[role="status"], p[role="status"]').last();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** `words` is a part of the address. */
const countStoredAnswers = (page: Page, cache: string, words: string): Promise<number> =>
  page.evaluate(
    async ({ cache, words }) => {
      if (!(await caches.has(`almanac-${cache}`))) return 0;
      return (await (await caches.open(`almanac-${cache}`)).keys()).filter(({ url }) => url.includes(words)).length;
    },
    { cache, words },
  );

const listMagicFiles = () => readdirSync('dist/web/assets').filter((file) => /^assistant-.*\.(js|css)$/.test(file));

const ASSISTANT_FILES = /\/assistant-[^/]*\.(js|css)$/;

const readStoredFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });

const waitUntilStored = async (page: Page) => {
  await waitUntilCalendarStored(page);
  await eventually(page, () => countStoredAnswers(page, 'assets', '/assistant-'), listMagicFiles().length);
};

/** The service worker starts after some idle seconds. */
const waitUntilCalendarStored = async (page: Page) => {
  await page.clock.fastForward(3_000);
  await page.evaluate(waitForWorker);
  for (const path of ['/api/town', '/api/events', '/api/organizations', '/api/my-almanac-defaults'])
    await eventually(page, () => countStoredAnswers(page, 'calendar', path), 1);
  for (const path of ['/api/preferences/', '/api/sidebar/'])
    await eventually(page, async () => (await countStoredAnswers(page, 'own', path)) > 0, true);
};

/** The worker has the database open, so it is only emptied. */
const clearOwnerData = async () => {
  await Promise.all(['calendar', 'own', 'pictures'].map((name) => caches.delete(`almanac-${name}`)));
  localStorage.clear();
  if (!(await indexedDB.databases()).some(({ name }) => name === 'almanac')) return;
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('almanac');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const emptying = opening.result.transaction('wishes', 'readwrite');
      emptying.objectStore('wishes').clear();
      emptying.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
};

/** Asking on every frame would slow the worker down. */
const waitForWorker = () =>
  new Promise<void>((resolve) => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) resolve();
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });

const countQueuedChanges = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('almanac');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('wishes')) return resolve(0);
          const reading = database.transaction('wishes').objectStore('wishes').get('box');
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result?.waiting.length ?? 0);
          };
        };
      }),
  );

const writes = (wire: ServerProxy) => wire.takeCalls().filter((call) => /^(POST|DELETE) .*\/(save|follow)$/.test(call));

const signIn = async (page: Page, email: string) => {
  await page.getByRole('button', { name: 'Log In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};
