import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { TownEvent } from '#libs/contracts';
import { findBarriers, findBarriersInEveryWindow } from './axe';
import { boxOf } from './box-of';
import { DESKTOP, openScreens, PHONE, SMALLEST_WINDOW, TABLET } from './browser';
import { eventually } from './eventually';
import { visit } from './home';
import { answerCalls, failCalls, holdCalls } from './routes';
import { blockStreets, SOFTWARE_RENDERING_MESSAGE, STREETS_STYLE_URL, serveStreets, waitForStreets } from './streets';
import { serveTileArchive } from './tile-archive';

const LIBRARY = '111 West Second Street, Moorestown, NJ 08057';
const NO_STREETS_MESSAGE = 'Streets cannot be loaded. The events are shown in their places.';

const picture = (page: Page) => page.getByRole('group', { name: /^Map of Moorestown/ });
const pins = (page: Page) => picture(page).locator('button[aria-pressed]');
const list = (page: Page) => page.getByRole('region', { name: /^Events for/ });
const rows = (page: Page) => list(page).getByRole('listitem');
const readCount = (page: Page) => list(page).getByRole('status').textContent();
const card = (page: Page) => picture(page).locator('section');
const slider = (page: Page) => page.getByRole('slider', { name: 'Day' });
const showOnMapButton = (page: Page, name: string) => list(page).getByRole('button', { name: `Show on Map: ${name}` });

const openMap = async (context: BrowserContext): Promise<Page> => {
  const page = await visit(context, '/map');
  await rows(page).first().waitFor();
  return page;
};

describe('Somebody who looks where something is on', () => {
  const screens = openScreens({ MAP_STYLE_URL: STREETS_STYLE_URL });

  const somebody = async (who: Parameters<typeof screens.openVisitor>[0] = {}) => {
    screens.allowErrors(SOFTWARE_RENDERING_MESSAGE);
    const context = await screens.openVisitor(who);
    await serveStreets(context);
    return context;
  };

  const readings = async (many: number): Promise<TownEvent[]> => {
    const events = await screens.almanac().read<TownEvent[]>('/api/events');
    const one = events.find(({ address }) => address === LIBRARY)!;
    return Array.from({ length: many }, (_, id) => ({ ...one, id: id + 1, name: `Reading ${id + 1}`, date: '2026-11-20' }));
  };

  it('finds the events of today on the map and in a list, and goes from day to day, a week back and a month ahead', async () => {
    const page = await openMap(await somebody());
    await waitForStreets(page);
    expect(await readCount(page)).toBe('12 events from All Organizations');
    expect(await rows(page).count()).toBe(12);
    expect((await pins(page).allTextContents()).toSorted()).toEqual(['10 AM', '7 PM', '9 events']);
    expect(await page.title()).toBe('Map, Almanac Moorestown');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'MAP' }).waitFor();
    const [label, earlier, later] = [
      page.getByRole('group', { name: 'Day' }).locator('b'),
      page.getByRole('button', { name: 'One day earlier' }),
      page.getByRole('button', { name: 'One day later' }),
    ];
    expect(await slider(page).getAttribute('aria-valuetext')).toBe('Today, Friday, November 20');
    await later.click();
    expect(await label.textContent()).toBe('Tomorrow');
    await page.getByRole('heading', { name: 'Events for Tomorrow' }).waitFor();
    await earlier.click();
    await earlier.click();
    expect(await label.textContent()).toBe('Yesterday');
    await slider(page).press('ArrowRight');
    await slider(page).press('ArrowRight');
    await slider(page).press('ArrowRight');
    expect(await label.textContent()).toBe('Sun, Nov 22');
    await slider(page).press('End');
    await slider(page).press('ArrowLeft');
    await later.press('Enter');
    expect([await label.textContent(), await later.isDisabled()]).toEqual(['Sun, Dec 20', true]);
    expect(await later.evaluate((button) => button === document.activeElement)).toBe(true);
    await slider(page).press('Home');
    expect([await label.textContent(), await earlier.isDisabled()]).toEqual(['Fri, Nov 13', true]);
  });

  it('searches, chooses an organization, a part of one or what is featured, and a closed search narrows nothing', async () => {
    const page = await openMap(await somebody());
    const [search, organization] = [page.getByRole('searchbox'), page.getByRole('combobox', { name: 'Organization' })];
    const button = page.getByRole('button', { name: 'Search events...' });
    await button.click();
    expect(await search.getAttribute('placeholder')).toBe('Search events or organizations...');
    await page.keyboard.type('LIGHT up');
    await eventually(page, () => readCount(page), '1 event from All Organizations');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await eventually(page, () => readCount(page), '12 events from All Organizations');
    await organization.selectOption('Moorestown Library');
    await eventually(page, () => readCount(page), '4 events from Moorestown Library');
    await organization.selectOption('Moorestown Library::Adults');
    await eventually(page, () => readCount(page), '1 event from Moorestown Library, Adults');
    await organization.selectOption('Featured');
    await eventually(page, () => readCount(page), '1 event from Featured');
    await search.fill('nothing of the kind');
    await list(page).getByText('No events with a location on this day.').waitFor();
    expect([await readCount(page), await pins(page).count()]).toEqual(['0 events from Featured', 0]);
    await organization.selectOption('All Organizations');
    await search.fill('LIGHT up');
    await eventually(page, () => rows(page).count(), 1);
    await button.click();
    await eventually(page, () => rows(page).count(), 12);
    expect(await button.getAttribute('aria-expanded')).toBe('false');
  });

  it('has an event of the list shown, reads its card, and comes back to the map as it was left', async () => {
    const page = await openMap(await somebody());
    await page.getByRole('button', { name: 'One day later' }).click();
    const row = rows(page).first();
    const name = (await row.getByRole('heading').textContent())!;
    await showOnMapButton(page, name).click();
    expect(await showOnMapButton(page, name).getAttribute('aria-pressed')).toBe('true');
    await card(page).getByRole('heading', { name }).waitFor();
    await card(page).getByText('Saturday, November 21').waitFor();
    expect(await pins(page).and(page.locator('[aria-pressed="true"]')).count()).toBe(1);
    const directions = await card(page).getByRole('link', { name: 'Directions' }).getAttribute('href');
    expect(directions).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=[^&]*Moorestown/);
    await card(page).getByRole('link', { name: 'View Details' }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Events for Tomorrow' }).waitFor();
    await card(page).getByRole('heading', { name }).waitFor();
  });

  it('goes on typing, and sliding, whatever that does to the card', async () => {
    const page = await openMap(await somebody());
    const search = page.getByRole('searchbox');
    const isTyping = () => search.evaluate((input) => input === document.activeElement);
    await showOnMapButton(page, 'Story time for toddlers').click();
    await page.getByRole('button', { name: 'Search events...' }).click();
    await page.keyboard.type('story');
    await eventually(page, () => rows(page).count(), 1);
    expect([await card(page).count(), await isTyping()]).toEqual([1, true]);
    await page.keyboard.type(' of another town');
    await card(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await eventually(page, () => rows(page).count(), 12);
    expect([await card(page).count(), await isTyping()]).toEqual([0, true]);
  });

  it('is told of the new day when midnight passes', async () => {
    const page = await openMap(await somebody());
    const tomorrow = page.getByRole('button', { name: 'One day later' });
    await tomorrow.click();
    const names = await list(page).getByRole('heading', { level: 3 }).allTextContents();
    await page.getByRole('button', { name: 'One day earlier' }).click();
    await page.clock.fastForward('15:01:00');
    await page.getByRole('group', { name: 'Day' }).getByText('Sat, Nov 21').waitFor();
    await page.getByRole('heading', { name: 'Events for Today' }).waitFor();
    expect(await list(page).getByRole('heading', { level: 3 }).allTextContents()).toEqual(names);
  });

  it('on a phone, has the map in sight then, and the place above its card', async () => {
    const page = await openMap(await somebody({ size: PHONE }));
    const name = 'Fall play';
    await list(page)
      .getByRole('button', { name: new RegExp(`^Show on Map: ${name}`) })
      .click();
    const [pin, eventCard] = [pins(page).and(page.locator('[aria-pressed="true"]')), card(page)];
    const [at, below] = [await boxOf(pin), await boxOf(eventCard)];
    expect(at.y + at.height).toBeLessThanOrEqual(below.y);
    expect([at.y >= 56, below.y + below.height <= PHONE.height]).toEqual([true, true]);
  });

  it('opens a pin of several events: comes closer, until those are left that are at one place', async () => {
    const page = await openMap(await somebody());
    const several = pins(page).filter({ hasText: /^\d+ events$/ });
    while (!(await card(page).isVisible())) await several.first().click();
    const choices = card(page).getByRole('listitem');
    const heading = await card(page).getByRole('heading').textContent();
    expect(heading).toBe(`${await choices.count()} events here`);
    await choices.getByRole('button', { name: 'Story time for toddlers' }).click();
    await card(page).getByRole('heading', { name: 'Story time for toddlers' }).waitFor();
  });

  it('opens hundreds of events at one place', async () => {
    const context = await somebody();
    await answerCalls(context, '**/api/events', await readings(400));
    const page = await openMap(context);
    await pins(page).filter({ hasText: '400 events' }).click();
    expect(
      await card(page)
        .getByRole('button', { name: /Reading \d+$/ })
        .count(),
    ).toBe(400);
    await card(page)
      .getByRole('button', { name: /Reading 123$/ })
      .click();
    await card(page).getByRole('heading', { name: 'Reading 123' }).waitFor();
  });

  it('has the map in sight of a long list, in a window of 900 px and in one of 600', async () => {
    const context = await somebody();
    await answerCalls(context, '**/api/events', await readings(40));
    const page = await openMap(context);
    for (const [height, name] of [
      [900, 'Reading 40'],
      [600, 'Reading 39'],
    ] as const) {
      await page.setViewportSize({ width: DESKTOP.width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await showOnMapButton(page, name).click();
      await card(page).getByRole('heading', { name }).waitFor();
      const { y } = await boxOf(card(page));
      const pin = await boxOf(pins(page));
      expect([height, pin.y >= 64, pin.y < y, y < height]).toEqual([height, true, true, true]);
    }
  });

  it('does all of it by the keyboard alone', async () => {
    const page = await openMap(await somebody());
    await waitForStreets(page);
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    const tabTo = async (name: RegExp) => {
      for (let nth = 0; nth < 60 && !name.test((await focused()) ?? ''); nth++) await page.keyboard.press('Tab');
      expect(await focused()).toMatch(name);
    };
    await tabTo(/^Day$/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await tabTo(/^Move the map/);
    const pin = pins(page).filter({ hasText: '7 PM' });
    const before = await boxOf(pin);
    await page.keyboard.press('ArrowRight');
    await eventually(page, async () => Math.round(before.x - (await boxOf(pin)).x), 80);
    await page.keyboard.press('ArrowLeft');
    await tabTo(/^7 PM: Fall play/);
    await page.keyboard.press('Enter');
    await eventually(page, async () => /^Fall play/.test((await focused())!), true);
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    expect(await focused()).toMatch(/^7 PM/);
    await tabTo(/^Show on Map/);
    await page.keyboard.press('Enter');
    await card(page).waitFor();
    await tabTo(/^Directions/);
  });

  it('meets no barrier, and never has to scroll sideways, however small the window', async () => {
    const page = await openMap(await somebody({ size: PHONE, dark: true }));
    await waitForStreets(page);
    await showOnMapButton(page, 'Story time for toddlers').click();
    const close = page.getByRole('button', { name: 'Close the selected event' });
    expect(await findBarriersInEveryWindow(page, { controls: [close] })).toEqual([]);
    await page.setViewportSize(SMALLEST_WINDOW);
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(SMALLEST_WINDOW.width);
    await page.setViewportSize(PHONE);
    await close.click();
    expect(await findBarriers(page)).toEqual([]);
    for (const [size, height] of [
      [DESKTOP, 700],
      [TABLET, 500],
      [PHONE, 500],
    ] as const) {
      await page.setViewportSize(size);
      expect((await boxOf(picture(page))).height).toBe(height);
      expect(await page.getByRole('group', { name: 'Day' }).evaluate(areLabelsApart)).toBe(true);
    }
  });

  it('is shown what can be placed, and the browser says once how much cannot', async () => {
    screens.allowErrors(/^The map leaves out/);
    const context = await somebody();
    const warnings: string[] = [];
    context.on('console', (message) => message.text().startsWith('The map') && warnings.push(message.text()));
    const [one, ...others] = await readings(3);
    await answerCalls(context, '**/api/events', [one, ...others.map((event) => ({ ...event, address: 'Beyond the hills' }))]);
    const page = await openMap(context);
    expect(await rows(page).count()).toBe(1);
    const unplaced = page.getByRole('region', { name: 'Without a known place' });
    expect(await unplaced.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Reading 2', 'Reading 3']);
    expect(await unplaced.getByRole('button').count()).toBe(0);
    expect(await readCount(page)).toBe('1 event from All Organizations');
    await page.getByRole('button', { name: 'One day later' }).click();
    await page.getByRole('heading', { name: 'Events for Tomorrow' }).waitFor();
    expect(await unplaced.count()).toBe(0);
    expect(warnings).toEqual(['The map leaves out 2 events without a known place.']);

    const many = (await readings(12)).map((event) => ({ ...event, address: 'Beyond the hills' }));
    await answerCalls(context, '**/api/events', many);
    await page.reload();
    const names = unplaced.getByRole('heading', { level: 3 });
    await unplaced.getByText('12 events not on the map').waitFor();
    expect(await names.count()).toBe(10);
    await unplaced.getByRole('button', { name: 'Show all 12', expanded: false }).press('Enter');
    expect(await names.count()).toBe(12);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Reading 11');
    await unplaced.getByRole('button', { name: 'Show the first 10', expanded: true }).press('Enter');
    expect(await names.count()).toBe(10);
  });

  it.each(['town', 'events', 'places'])('is told when /api/%s fails, and tries again', async (what) => {
    screens.allowErrors(/500/);
    const context = await somebody();
    const failing = await failCalls(context, `**/api/${what}`);
    const page = await visit(context, '/map');
    await page.getByRole('alert').getByText('Failed to load events. Please try again later.').waitFor();
    await failing.restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await rows(page).first().waitFor();
  });

  describe('where there are no streets', () => {
    const usable = async (page: Page) => {
      const notice = await picture(page).getByText(NO_STREETS_MESSAGE).boundingBox();
      const moved = await boxOf(picture(page).getByRole('group'));
      expect(notice!.y).toBeGreaterThanOrEqual(moved.y + moved.height);
      await eventually(page, async () => (await pins(page).allTextContents()).toSorted(), ['10 AM', '7 PM', '9 events']);
      const pin = pins(page).filter({ hasText: '7 PM' });
      const before = await boxOf(pin);
      const { x, y } = await boxOf(picture(page));
      await drag(page, { x: x + 300, y: y + 500 }, { x: x + 340, y: y + 470 });
      const after = await boxOf(pin);
      expect([Math.round(after.x - before.x), Math.round(after.y - before.y)]).toEqual([40, -30]);
      await pin.click();
      await card(page).getByRole('link', { name: 'Directions' }).waitFor();
      expect(await findBarriers(page)).toEqual([]);
    };

    it('finds everything where it belongs while no map service answers', async () => {
      screens.allowErrors(/ERR_FAILED/);
      const context = await somebody();
      await blockStreets(context);
      await usable(await openMap(context));
    });

    it('finds it all when the service answers nonsense', async () => {
      const context = await somebody();
      await context.route(STREETS_STYLE_URL, (route) =>
        route.fulfill({ json: { layers: 'none' }, headers: { 'access-control-allow-origin': '*' } }),
      );
      await usable(await openMap(context));
    });

    it('finds it all when there is a style of streets and none of its tiles come', async () => {
      screens.allowErrors(/ERR_FAILED/);
      const context = await somebody();
      await serveStreets(context, { town: { type: 'vector', tiles: ['https://streets.example/tiles/{z}/{x}/{y}.pbf'] } });
      await context.route('https://streets.example/tiles/**', (route) => route.abort());
      await usable(await openMap(context));
    });

    it.each([
      ['the style of streets', STREETS_STYLE_URL],
      ['the tiles', 'https://streets.example/tiles/**'],
    ])('finds it all when nobody answers with %s for ten seconds', async (_, address) => {
      const context = await somebody();
      await serveStreets(context, { town: { type: 'vector', tiles: ['https://streets.example/tiles/{z}/{x}/{y}.pbf'] } });
      await holdCalls(context, address);
      const request = context.waitForEvent('request', (request) => request.url().startsWith(address.replace('**', '')));
      const page = await openMap(context);
      await request;
      await page.clock.fastForward(10_000);
      await picture(page).getByText(NO_STREETS_MESSAGE).waitFor();
      await pins(page).filter({ hasText: '7 PM' }).click();
      await card(page).getByRole('link', { name: 'Directions' }).waitFor();
    });

    it('finds it all in a browser that draws none, which never fetches what it cannot use', async () => {
      const context = await somebody();
      const fetched = recordFiles(context);
      await context.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      await usable(await openMap(context));
      expect(fetched.filter(isOfStreets)).toEqual([]);
    });
  });

  it('sees streets that come out of a single file, of which only parts are fetched', async () => {
    const context = await somebody();
    const parts: (string | undefined)[] = [];
    const archive = 'https://streets.example/town.pmtiles';
    const attribution = 'Map data © the surveyor';
    await serveStreets(context, { town: { type: 'vector', url: `pmtiles://${archive}`, attribution } });
    await serveTileArchive(context, archive);
    context.on('request', (request) => request.url() === archive && parts.push(request.headers()['range']));
    const page = await openMap(context);
    await waitForStreets(page);
    await eventually(page, async () => parts.length > 1, true);
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(10_000);
    expect(await picture(page).getByText(NO_STREETS_MESSAGE).count()).toBe(0);
    expect(parts.every((part) => part?.startsWith('bytes='))).toBe(true);
  });

  it('fetches what draws streets when they open the map, and not before', async () => {
    const context = await somebody({ prefetches: true });
    const fetched = recordFiles(context);
    const page = await visit(context);
    await eventually(page, async () => fetched.some((file) => file.includes('/pages-')), true);
    expect(fetched.filter(isOfStreets)).toEqual([]);
    await page.getByRole('link', { name: 'MAP' }).click();
    await waitForStreets(page);
    expect(fetched.filter(isOfStreets).length).toBeGreaterThan(0);
  });

  describe('on the page of an event', () => {
    const block = (page: Page): Locator => page.locator('section').filter({ has: page.getByRole('heading', { name: 'Map' }) });
    const PAGE = '/event/light-up-night-on-main-street--2026-11-20';

    it('sees where it is', async () => {
      const page = await visit(await somebody(), PAGE);
      await block(page).scrollIntoViewIfNeeded();
      await waitForStreets(page);
      await block(page).locator('figcaption').getByText('Main Street, Chester Avenue to Church Street').waitFor();
      const pin = block(page).getByRole('button', { name: '6 PM: Light Up Night on Main Street' });
      await pin.click();
      await block(page).getByText('Light Up Night on Main Street', { exact: true }).waitFor();
      expect(await pin.getAttribute('aria-expanded')).toBe('true');
      expect(await findBarriers(page)).toEqual([]);
    });

    it('is led to another map when there is none', async () => {
      screens.allowErrors(/ERR_FAILED/);
      const context = await somebody({ size: PHONE, dark: true });
      await blockStreets(context);
      const page = await visit(context, PAGE);
      await block(page).scrollIntoViewIfNeeded();
      await block(page).getByText('Failed to load map').waitFor();
      expect(await block(page).getByRole('group').count()).toBe(0);
      const link = block(page).getByRole('link', { name: 'View on Google Maps' });
      expect(await link.getAttribute('href')).toContain('query=60%20East%20Main');
      expect(await findBarriers(page)).toEqual([]);
    });

    it.each([
      ['that nobody knows more, for an address that cannot be found', 404, 1],
      ['no more than that, where the server cannot say', 500, 0],
    ])('sees the middle of the town, and %s', async (_, status, sentences) => {
      screens.allowErrors(new RegExp(String(status)));
      const context = await somebody();
      await context.route('**/api/geocode', (route) => route.fulfill({ status, json: {} }));
      const page = await visit(context, PAGE);
      await block(page).scrollIntoViewIfNeeded();
      await waitForStreets(page);
      await block(page).getByRole('button', { name: '?: Light Up Night on Main Street' }).waitFor();
      expect(await block(page).getByText('The place is not known yet').count()).toBe(sentences);
    });
  });
});

const areLabelsApart = (day: Element) => {
  const words = ['7 days ago', 'Today', '30 days ahead'].map((text) =>
    [...day.querySelectorAll('[aria-hidden] span')].find((span) => span.textContent === text)!.getBoundingClientRect(),
  );
  const apart = (one: DOMRect, other: DOMRect) =>
    one.right + 8 <= other.left || other.right + 8 <= one.left || one.bottom <= other.top || other.bottom <= one.top;
  return words.every((one) => one.width > 0 && words.every((other) => one === other || apart(one, other)));
};

type Point = { x: number; y: number };

const drag = async (page: Page, from: Point, to: Point) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
};

const recordFiles = (context: BrowserContext): string[] => {
  const files: string[] = [];
  context.on('request', (request) => files.push(request.url()));
  return files;
};

const isOfStreets = (file: string) => /\/(streets|maplibre)-/.test(file);
