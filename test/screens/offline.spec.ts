import { readdirSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import type { Preferences } from '#libs/contracts';
import { Granting } from '../../apps/api/src/accounts/granting';
import { PASSWORD } from '../account';
import { signUp } from './account';
import { barriers, barriersInEveryWindow } from './axe';
import { openScreens, PHONE, SMALLEST } from './browser';
import { counted, reload, row, toast, unfold, visit } from './home';
import { eventually } from './seeing';
import { box } from './sidebar';
import { openWire, type Wire } from './wire';

describe('A resident whose network goes', () => {
  const screens = openScreens();
  let wire: Wire;
  let device: BrowserContext | undefined;
  let comers = 0;

  beforeAll(async () => {
    wire = await openWire(await screens.almanac().app.getUrl());
  });

  beforeEach(() => {
    // A slow machine's browser says that it uses late what it was told to fetch early.
    screens.mayComplain(/ERR_|status of (401|404|503)/);
    wire.restore();
  });

  afterAll(() => wire.close());

  /**
   * The same device for most stories, whoever has it now. The files of the pages stay on it, since to keep them takes longer than
   * a story; what was kept or wished of the calendar and by its owner goes.
   */
  const sharedDevice = async (): Promise<BrowserContext> => {
    if (!device) {
      device = await screens.somebody({ at: wire.origin, stays: true });
      return device;
    }
    await device.setOffline(false);
    await device.clearCookies();
    await device.clock.setSystemTime(Date.now());
    const page = await device.newPage();
    await page.goto('/sw.js');
    await page.evaluate(forgetOwner);
    await page.close();
    return device;
  };

  /** A page that the device has had the time to keep. */
  const keptBy = async (context: BrowserContext) => {
    const page = await visit(context);
    await isKept(page);
    return { context, page };
  };

  const kept = async () => keptBy(await sharedDevice());

  const keptOnADeviceOfItsOwn = async (looks: Parameters<typeof screens.somebody>[0] = {}) =>
    keptBy(await screens.somebody({ at: wire.origin, ...looks }));

  /** Joan, who has an account. */
  const joan = async () => {
    const context = await sharedDevice();
    const account = await signUp(context, `joan.${++comers}@example.com`);
    const { page } = await keptBy(context);
    await eventually(page, () => keptPaths(page, 'own', '/saved-events'), 1);
    const read = async () =>
      (await (await context.request.get(`/api/preferences/${account.key}`)).json()) as Pick<
        Preferences,
        'savedEvents' | 'followedOrganizations'
      >;
    return { context, page, ...account, read };
  };

  it('opens the calendar again and is told how old it is', async () => {
    const { context, page } = await kept();
    const before = await counted(page);
    expect(before).toBeGreaterThanOrEqual(137);
    await wire.cut(context);
    await reload(page);
    await eventually(page, () => counted(page), before);
    const age = line(page).getByText(/^You are offline. This is what was known today at (8:59|9:\d\d) AM\.$/);
    await age.waitFor();
    expect(await barriersInEveryWindow(page, { controls: [age] })).toEqual([]);
    await wire.mend(context);
    await line(page).getByText('You are offline').waitFor({ state: 'detached' });
    await eventually(page, () => line(page).textContent(), '');
  });

  it('finds room for that on the smallest telephone', async () => {
    const { context, page } = await keptOnADeviceOfItsOwn({ size: SMALLEST, dark: true });
    await wire.cut(context);
    await reload(page);
    await line(page).getByText('You are offline').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALLEST.width);
    expect(await line(page).evaluate((line) => line.scrollHeight <= line.clientHeight)).toBe(true);
    expect(await barriers(page)).toEqual([]);
  });

  it('reads on in the list, the table and the month, and the events she has opened', async () => {
    const { context, page } = await kept();
    const first = await visit(context, LIGHTS_PAGE);
    await eventually(first, () => keptPaths(first, 'own', '/api/events/'), 1);
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
    const { context, page } = await kept();
    await wire.cut(context);
    await page.getByRole('button', { name: 'Calendar', exact: true }).click();
    for (let month = 0; month < 2; month += 1) await page.getByRole('button', { name: /^Previous month/ }).click();
    await page
      .getByRole('button', { name: /, Events could not be loaded$/ })
      .first()
      .waitFor();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
    await wire.mend(context);
    const days = page.getByRole('button', { name: /, Events could not be loaded$/ });
    await eventually(page, () => days.count(), 0);
    await page.getByRole('button', { name: 'List', exact: true }).click();
  });

  it('sees the next day when it has come, though nobody tells her', async () => {
    const { context, page } = await kept();
    await wire.cut(context);
    await context.clock.setSystemTime(Date.now() + 24 * 60 * 60_000);
    await reload(page);
    await line(page)
      .getByText(/^You are offline. This is what was known on Friday, November 20, at (8:59|9:\d\d) AM\.$/)
      .waitFor();
  });

  it('sees what was known where the server says nothing, and what is known once it speaks', async () => {
    const { page } = await kept();
    wire.silence();
    await reload(page);
    await eventually(page, () => counted(page), 137);
    await line(page)
      .getByText(/^Almanac cannot be reached. This is what was known today/)
      .waitFor();
  });

  it('saves and follows, finds it all when she comes back, and the server hears of each once', async () => {
    const { context, page, read } = await joan();
    const before = await read();
    await wire.cut(context);
    await (await unfold(page, LIGHTS)).getByRole('button', { name: 'Save', exact: true }).click();
    await eventually(page, () => toast(page), ['Event saved!', UNTIL_REACHED]);
    await box(page, 'Rotary Club of Moorestown').click();
    await eventually(page, () => toast(page), ['Rotary Club of Moorestown added to MY ALMANAC', UNTIL_REACHED]);
    await reload(page);
    await eventually(page, () => box(page, 'Rotary Club of Moorestown').isChecked(), true);
    const mine = await visit(context, '/me');
    await row(mine, LIGHTS).waitFor();
    await mine.close();

    expect(await waiting(page)).toBe(2);
    wire.calls();
    await wire.mend(context);
    await eventually(page, () => waiting(page), 0);
    expect(writes(wire)).toEqual([expect.stringMatching(/^POST \/api\/events\/\d+\/save$/), 'POST /api/organizations/follow']);
    const after = await read();
    expect(after.savedEvents.length).toBe(before.savedEvents.length + 1);
    expect(after.followedOrganizations).toContain('Rotary Club of Moorestown');
    await eventually(page, () => box(page, 'Rotary Club of Moorestown').isChecked(), true);
  });

  it('has it taken up when she opens the page again, that she had closed', async () => {
    const { context, page, read } = await joan();
    await wire.cut(context);
    await (await unfold(page, LIGHTS)).getByRole('button', { name: 'Save', exact: true }).click();
    await eventually(page, () => toast(page), ['Event saved!', UNTIL_REACHED]);
    await page.close();
    await wire.mend(context);
    const again = await visit(context);
    await eventually(again, () => waiting(again), 0);
    expect((await read()).savedEvents.length).toBe(1);
  });

  it('takes back what she saved, in the order she wished it', async () => {
    const { context, page, read } = await joan();
    await wire.cut(context);
    const lights = await unfold(page, LIGHTS);
    await lights.getByRole('button', { name: 'Save', exact: true }).click();
    await lights.getByRole('button', { pressed: true }).click();
    await eventually(page, () => toast(page), ['Event removed!', UNTIL_REACHED]);
    wire.calls();
    await wire.mend(context);
    await eventually(page, () => waiting(page), 0);
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
    wire.say((call) => (call.endsWith('/save') ? { status: 404, body: JSON.stringify(gone) } : undefined));
    await wire.mend(context);
    await eventually(page, () => toast(page), [
      'Not everything could be done',
      '“Light Up Night on Main Street” could not be saved. There is no such event.',
    ]);
    await lights.getByRole('button', { name: 'Save', pressed: false }).waitFor();
    expect(await waiting(page)).toBe(0);
  });

  it('loses nothing to a server that is busy', async () => {
    const { context, page, read } = await joan();
    await wire.cut(context);
    await (await unfold(page, LIGHTS)).getByRole('button', { name: 'Save', exact: true }).click();
    await eventually(page, () => toast(page), ['Event saved!', UNTIL_REACHED]);
    wire.say((call) => (call.endsWith('/save') ? { status: 503 } : undefined));
    wire.calls();
    await wire.mend(context);
    await eventually(page, async () => writes(wire).length > 0, true);
    expect(await waiting(page)).toBe(1);
    wire.say(() => undefined);
    await page.clock.fastForward(30_000);
    await eventually(page, () => waiting(page), 0);
    expect((await read()).savedEvents.length).toBe(1);
  });

  it('has it sent once, however many tabs are open', async () => {
    const { context, page } = await joan();
    await visit(context);
    await visit(context, '/about');
    await wire.cut(context);
    await (await unfold(page, LIGHTS)).getByRole('button', { name: 'Save', exact: true }).click();
    await eventually(page, () => toast(page), ['Event saved!', UNTIL_REACHED]);
    wire.calls();
    await wire.mend(context);
    await eventually(page, () => waiting(page), 0);
    expect(writes(wire)).toEqual([expect.stringMatching(/^POST \/api\/events\/\d+\/save$/)]);
  });

  it('keeps hers from Tom, who signs in on the same device after her sign-in has ended', async () => {
    const { context, page, key } = await joan();
    await wire.cut(context);
    await (await unfold(page, LIGHTS)).getByRole('button', { name: 'Save', exact: true }).click();
    await eventually(page, () => toast(page), ['Event saved!', UNTIL_REACHED]);
    await context.clearCookies();
    wire.calls();
    await wire.mend(context);
    await page.getByRole('button', { name: 'Log In' }).waitFor();
    expect(await waiting(page)).toBe(1);
    expect(await keptPaths(page, 'own', key)).toBe(0);

    const email = `tom.${++comers}@example.com`;
    await context.request.post('/api/auth/register', { data: { email, password: PASSWORD } });
    await context.clearCookies();
    await signIn(page, email);
    await eventually(page, () => waiting(page), 0);
    await page.goto('/me');
    await page.getByText('No saved events yet.').waitFor();
    expect(await keptPaths(page, 'own', key)).toBe(0);
  });

  it('leaves nothing on the device when she logs out', async () => {
    const { page, key } = await joan();
    await eventually(page, async () => (await keptPaths(page, 'own', key)) > 0, true);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Log In' }).waitFor();
    await eventually(page, () => keptPaths(page, 'own', key), 0);
    expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBe(null);
  });

  it('goes on in an open page after a newer version was put in the place of the one she has', async () => {
    const { context, page } = await keptOnADeviceOfItsOwn();
    const newer = `${await (await context.request.get('/sw.js')).text()}\n// newer`;
    // Of the files of the old version none is left.
    wire.say((call) => {
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
    // The newer version's files are there, and bear the same names.
    wire.say((call) => (call === 'GET /sw.js' ? { status: 200, body: newer, type: 'text/javascript' } : undefined));
    const next = await visit(context);
    await eventually(next, () => next.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)), false);
    await eventually(next, () => counted(next), 137);
  });

  it('keeps nothing of Magic Stuff before she switches it on', async () => {
    const context = await screens.somebody({ at: wire.origin, remembers: { magicStuffEnabled: 'false' } });
    const page = await visit(context);
    await calendarIsKept(page);
    expect((await keptFiles(page)).filter((file) => ASSISTED.test(file))).toEqual([]);
    const settings = await visit(context, '/settings');
    await settings.getByRole('region', { name: 'Magic Stuff' }).getByRole('switch').click();
    await settings.clock.fastForward(3_000);
    const kinds = async () => new Set((await keptFiles(page)).flatMap((file) => ASSISTED.exec(file)?.[1] ?? [])).size;
    await eventually(page, kinds, 4);
  });

  it('is told that the console needs it, whoever she is, and her device keeps nothing of that', async () => {
    const { context, page } = await joan();
    const email = `joan.${comers}@example.com`;
    await screens.almanac().app.get(Granting, { strict: false }).grant(email, 'operator', 'operator');
    await page.goto('/ops/roles');
    await page.getByRole('row', { name: email }).waitFor();
    await wire.cut(context);
    await reload(page);
    await page.getByRole('heading', { level: 1, name: 'This page needs the network' }).waitFor();
    expect(await page.getByRole('row').count()).toBe(0);
    expect(await barriers(page)).toEqual([]);
    for (const kind of ['calendar', 'own', 'assets', 'shell']) expect(await keptPaths(page, kind, '/ops')).toBe(0);
    await wire.mend(context);
    await page.getByRole('row', { name: email }).waitFor();
  });

  it('may keep it among her apps', async () => {
    const { context, page } = await kept();
    await page.setViewportSize(PHONE);
    const devtools = await context.newCDPSession(page);
    const { errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A browser of a test remembers nothing, and so keeps no apps; that is all it has against it.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  });
});

const LIGHTS = 'Light Up Night on Main Street';
const LIGHTS_PAGE = '/event/light-up-night-on-main-street--2026-11-20';

const UNTIL_REACHED = 'It is kept on this device and sent as soon as Almanac can be reached.';

const line = (page: Page) => page.locator('#main ~ p[role="status"], p[role="status"]').last();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** How many answers are kept whose address has these words in it. */
const keptPaths = (page: Page, cache: string, words: string): Promise<number> =>
  page.evaluate(
    async ({ cache, words }) => {
      if (!(await caches.has(`almanac-${cache}`))) return 0;
      return (await (await caches.open(`almanac-${cache}`)).keys()).filter(({ url }) => url.includes(words)).length;
    },
    { cache, words },
  );

/** Its script, and as many styles as the build made of what it draws with. */
const builtParts = () => readdirSync('dist/web/assets').filter((file) => /^parts-.*\.(js|css)$/.test(file));

const ASSISTED = /\/(parts|agenda-summary|botcast-panel|chat-page)-/;

/** The addresses of all that is kept on this device. */
const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });

/** Until all is kept that a page was made of, with Magic Stuff. */
const isKept = async (page: Page) => {
  await calendarIsKept(page);
  await eventually(page, () => keptPaths(page, 'assets', '/parts-'), builtParts().length);
};

/** Until the worker is at work and has what the page told: it begins when whoever comes has had the page to themselves. */
const calendarIsKept = async (page: Page) => {
  await page.clock.fastForward(3_000);
  await page.evaluate(workerIsAtWork);
  for (const path of ['/api/town', '/api/events', '/api/organizations', '/api/my-almanac-defaults'])
    await eventually(page, () => keptPaths(page, 'calendar', path), 1);
  for (const path of ['/api/preferences/', '/api/sidebar/'])
    await eventually(page, async () => (await keptPaths(page, 'own', path)) > 0, true);
};

/** All that a device has of whoever had it, and of the calendar they saw. The worker has the box open, so it is only emptied. */
const forgetOwner = async () => {
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

/** However long that takes: to ask with every picture would only slow it down. */
const workerIsAtWork = () =>
  new Promise<void>((resolve) => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) resolve();
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });

/** How many wishes wait on this device. */
const waiting = (page: Page): Promise<number> =>
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

const writes = (wire: Wire) => wire.calls().filter((call) => /^(POST|DELETE) .*\/(save|follow)$/.test(call));

const signIn = async (page: Page, email: string) => {
  await page.getByRole('button', { name: 'Log In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};
