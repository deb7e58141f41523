import type { BrowserContext, Page } from 'playwright-core';
import type { Forecast, WeatherAlert } from '#libs/contracts';
import { openWeatherService } from '../../weather-service';
import { findBarriers, findBarriersInEveryWindow } from '../axe';
import { DESKTOP, MORNING, openScreens, PHONE, SMALLEST_WINDOW, TABLET } from '../browser';
import { eventually } from '../eventually';
import { reload, visit } from '../home';
import { answerCalls, changeFields, failCalls, holdCalls } from '../routes';

const WARNING: WeatherAlert = {
  id: 'urn:oid:2.49.0.1.840.0.5b1f0d.001.1',
  source: 'National Weather Service',
  title: 'Winter Storm Warning',
  text: 'What: Heavy snow expected. Total snow accumulations of 6 to 8 inches.',
  until: '2026-11-21T07:00:00-05:00',
  expiresAt: '2026-11-20T19:15:00-05:00',
};

const environment: Parameters<typeof openScreens>[0] & object = {};

beforeAll(async () => void Object.assign(environment, (await openWeatherService()).environment));

const CURRENT_WEATHER = '48°F, Partly sunny, Weather Forecast';

const readout = (page: Page) => page.getByRole('button', { name: 'Weather Forecast' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Weather Forecast' });

const openForecast = async (page: Page) => {
  await readout(page).click();
  await dialog(page).getByRole('heading', { name: '7-Day Forecast' }).waitFor();
  return dialog(page);
};

const recordRequests = (context: BrowserContext, path: string) => {
  const paths: string[] = [];
  context.on('request', (request) => new URL(request.url()).pathname === path && paths.push(path));
  return paths;
};

describe('Somebody who looks for the weather', () => {
  const screens = openScreens(environment);

  it('reads it beside the day, opens what is coming with the keyboard, and never scrolls sideways for it', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE }));
    await readout(page).waitFor();
    expect(await readout(page).textContent()).toBe(CURRENT_WEATHER);
    await readout(page).focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('heading', { name: '7-Day Forecast' }).waitFor();
    const [hours, days] = [dialog(page).getByRole('list').nth(0), dialog(page).getByRole('list').nth(1)];
    expect(await hours.getByRole('listitem').allTextContents()).toEqual([
      'Now48°, Partly sunny',
      '10 AM49°, Partly sunny',
      '11 AM50°, Partly sunny',
      '12 PM51°, Sunny',
      '1 PM52°, Sunny',
      '2 PM52°, Sunny',
      '3 PM51°, Partly sunny',
      '4 PM49°, Partly sunny',
      '5 PM46°, Cloudy',
      '6 PM44°, Cloudy',
      '7 PM43°, Cloudy',
      '8 PM42°, Light rain likely',
    ]);
    expect(await days.getByRole('listitem').allTextContents()).toEqual([
      'TodayPartly sunny, high 52° , low 40°',
      'SaturdayHeavy rain, high 46° , low 37°',
      'SundayPartly sunny, high 51° , low 35°',
      'MondaySunny, high 53° , low 34°',
      'TuesdaySunny, high 55° , low 38°',
      'WednesdayCloudy, high 49° , low 36°',
      'ThursdayChance of snow, high 38° , low 29°',
    ]);
    expect(await findBarriersInEveryWindow(page, { controls: [hours, days] })).toEqual([]);
    for (const size of [DESKTOP, TABLET, PHONE]) {
      await page.setViewportSize(size);
      await hours.evaluate((list) => list.scrollTo(0, 0));
      await page.getByRole('list', { name: 'Next 12 Hours' }).focus();
      await page.keyboard.press('ArrowRight');
      await eventually(page, () => hours.evaluate(({ scrollLeft }) => scrollLeft > 0), true);
    }
    await page.setViewportSize(SMALLEST_WINDOW);
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(SMALLEST_WINDOW.width);
    const body = dialog(page).locator('section').first().locator('xpath=..');
    expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await readout(page).evaluate((button) => button === document.activeElement)).toBe(true);
    for (const size of [DESKTOP, TABLET]) {
      await page.setViewportSize(size);
      expect([size, await readout(page).textContent()]).toEqual([size, CURRENT_WEATHER]);
    }
  });

  it.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])('waits for nothing, and sees nothing move when it comes, at %s', async (_, size) => {
    const context = await screens.openVisitor({ size });
    const weather = await holdCalls(context, '**/api/weather');
    const page = await visit(context);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h1, main button, main h2')]
          .filter((one) => !one.querySelector('.sr'))
          .map((one) => one.getBoundingClientRect().y),
      );
    const before = await places();
    expect(await readout(page).count()).toBe(0);
    weather.release();
    await readout(page).waitFor();
    expect(await places()).toEqual(before);
  });

  it('reads the number beside the longest date too, on a phone, where the drawing gives way', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE }));
    await readout(page).waitFor();
    const look = (button: Element) => {
      document.querySelector('h1')!.textContent = 'Wednesday, September 30';
      const [drawing, number] = [button.querySelector('svg')!, button.querySelector('span')!];
      number.textContent = '104°F';
      const [frame, text, icon] = [button, number, drawing].map((one) => one.getBoundingClientRect()) as [
        DOMRect,
        DOMRect,
        DOMRect,
      ];
      return {
        isBeside: document.querySelector('h1')!.getBoundingClientRect().right <= text.left,
        isInside: text.left >= frame.left && text.right <= frame.right && text.bottom <= frame.bottom,
        isDrawn: icon.top < frame.bottom,
        width: document.scrollingElement!.scrollWidth,
        height: frame.height,
      };
    };
    for (const size of [PHONE, SMALLEST_WINDOW]) {
      await page.setViewportSize(size);
      const layout = await readout(page).evaluate(look);
      expect(layout).toEqual({ isBeside: true, isInside: true, isDrawn: false, width: size.width, height: 44 });
    }
  });

  it('has it asked again after ten minutes, and what is coming only while that is open', async () => {
    const context = await screens.openVisitor();
    const [now, coming] = [recordRequests(context, '/api/weather'), recordRequests(context, '/api/weather/forecast')];
    const page = await visit(context);
    await readout(page).waitFor();
    // The page's clock started at MORNING, and its ten minutes run from the first answer.
    await page.clock.pauseAt(Date.parse(MORNING) + 9.5 * 60_000);
    expect([now.length, coming.length]).toEqual([1, 0]);
    await page.clock.fastForward('10:00');
    await eventually(page, async () => now.length, 2);
    await page.clock.resume();
    await openForecast(page);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(coming.length).toBe(1);
    await page.clock.fastForward('30:00');
    await eventually(page, async () => now.length > 2, true);
    expect(coming.length).toBe(1);
  });

  it('is told that it is loading, that it could not be loaded, and finds it later', async () => {
    screens.allowErrors(/500/);
    const context = await screens.openVisitor({ dark: true });
    const failing = await failCalls(context, '**/api/weather/forecast');
    const waiting = await holdCalls(context, '**/api/weather/forecast');
    const page = await visit(context);
    await readout(page).click();
    await dialog(page).getByRole('status').getByText('Loading forecast...').waitFor();
    expect(await findBarriersInEveryWindow(page, { within: '[role="dialog"]' })).toEqual([]);
    waiting.release();
    await dialog(page).getByRole('status').getByText('Unable to load weather forecast. Please try again later.').waitFor();
    const close = dialog(page).getByRole('button', { name: 'Close', exact: true });
    expect(await findBarriersInEveryWindow(page, { controls: [close] })).toEqual([]);
    await close.press('Enter');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await readout(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await failing.restore();
    await openForecast(page);
  });

  it('is told how old it is while nobody says anything newer', async () => {
    const context = await screens.openVisitor({ size: PHONE });
    const asOf = '2026-11-20T06:30:00-05:00';
    await answerCalls(context, '**/api/weather', { temperature: 48, description: 'Partly sunny', icon: 'partly', asOf });
    await changeFields<Forecast>(context, '**/api/weather/forecast', { asOf });
    const page = await visit(context);
    expect(await readout(page).textContent()).toBe('48°F at 6:30 AM, Partly sunny, Weather Forecast');
    await (await openForecast(page)).getByText('From 2 hours ago: the weather service does not answer.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it('sees the day as ever where nobody knows the weather', async () => {
    screens.allowErrors(/500/);
    const context = await screens.openVisitor();
    await failCalls(context, '**/api/weather');
    const refused = context.waitForEvent('response', (response) => new URL(response.url()).pathname === '/api/weather');
    const page = await visit(context);
    await (await refused).finished();
    expect(await readout(page).count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
  });
});

describe('Somebody whom the weather threatens', () => {
  const screens = openScreens(environment);

  const alerts = (page: Page) => page.getByRole('region', { name: /^Emergency alert/ }).or(page.getByRole('alert'));

  it('reads the warning before the alerts of the town, by whom it is, and dismisses it', async () => {
    const context = await screens.openVisitor({ size: TABLET });
    await answerCalls(context, '**/api/weather/alerts', [WARNING]);
    const page = await visit(context);
    const bar = page.getByRole('button', { name: '3 alerts' });
    await bar.waitFor();
    expect(await bar.textContent()).toBe(`3 alerts Winter Storm Warning. Until 7:00 AM on Sat, Nov 21. ${WARNING.text}`);
    await bar.click();
    const [first] = await alerts(page).getByRole('listitem').all();
    await first!.getByText('National Weather Service', { exact: true }).waitFor();
    expect(await first!.getByRole('link').count()).toBe(0);
    const dismiss = first!.getByRole('button', { name: 'Dismiss alert: Winter Storm Warning' });
    expect(await findBarriersInEveryWindow(page, { controls: [dismiss] })).toEqual([]);
    await dismiss.press('Enter');
    await page.getByRole('button', { name: '2 alerts' }).waitFor();
    await reload(page);
    await page.getByRole('button', { name: '2 alerts' }).waitFor();
  });

  it('sees it go by itself when it has expired', async () => {
    const context = await screens.openVisitor();
    await answerCalls(context, '**/api/weather/alerts', [
      { ...WARNING, until: '2026-11-20T09:20:00-05:00', expiresAt: '2026-11-20T09:20:00-05:00' },
    ]);
    const page = await visit(context);
    await page.getByRole('button', { name: '3 alerts Winter Storm Warning. Until 9:20 AM.' }).waitFor();
    await page.clock.fastForward('25:00');
    await page.getByRole('button', { name: '2 alerts' }).waitFor();
  });

  it('hears of one that is given while the page stands', async () => {
    const context = await screens.openVisitor();
    await answerCalls(context, '**/api/weather/alerts', []);
    const page = await visit(context);
    await page.getByRole('button', { name: '2 alerts' }).waitFor();
    await answerCalls(context, '**/api/weather/alerts', [WARNING]);
    await page.clock.fastForward('05:30');
    await page.getByRole('button', { name: '3 alerts' }).waitFor();
  });
});
