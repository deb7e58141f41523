import type { Page } from 'playwright-core';
import { openScreens } from '../browser';
import { eventually } from '../eventually';
import { readToast, visit } from '../home';

describe('Walter, who tells others of it', () => {
  const screens = openScreens();

  it('opens each network in a small window of its own', async () => {
    const context = await screens.openVisitor({ otherSites: true });
    await context.addInitScript(recordWindowFeatures);
    const page = await visit(context, '/share');
    const link = encodeURIComponent(originOf(page));
    for (const [name, address] of [
      ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${link}`],
      ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${link}`],
      ['Bluesky', `https://bsky.app/intent/compose?text=Almanac%3A%20everything%20that%20happens%20in%20Moorestown%20${link}`],
    ] as const) {
      const popup = context.waitForEvent('page');
      await page.getByRole('button', { name, exact: true }).click();
      await (await popup).waitForURL(address);
      expect((await page.evaluate(recordedFeatures))?.split(',').sort()).toEqual([
        'height=400',
        'noopener',
        'popup',
        'width=600',
      ]);
      await (await popup).close();
    }
  });

  it('is alerted that the link is copied, for Instagram', async () => {
    const page = await visit(await screens.openVisitor(), '/share');
    expect(await readAlert(page)).toBe('The link has been copied. Paste it into your Instagram story or post.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(originOf(page));
  });

  it('is alerted of the link itself where the browser copies nothing', async () => {
    const page = await visit(await screens.openVisitor(), '/share');
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    expect(await readAlert(page)).toBe(`Copy this link into your Instagram story or post: ${originOf(page)}`);
  });

  it('finds three ways to support it', async () => {
    const page = await visit(await screens.openVisitor(), '/share');
    const ways = page.getByRole('region', { name: 'Ways to support' });
    expect(await ways.getByRole('listitem').locator('a, button').allTextContents()).toEqual([
      'Suggest an event',
      'Tell a neighbor',
      'Report a mistake',
    ]);
    await ways.getByRole('button', { name: 'Tell a neighbor' }).click();
    await eventually(page, async () => (await readToast(page))[0], 'Link copied!');
    await ways.getByRole('link', { name: 'Suggest an event' }).click();
    await page.getByRole('heading', { level: 1, name: 'Suggest an Event' }).waitFor();
  });

  it('reads what becomes of what he tells it', async () => {
    const page = await visit(await screens.openVisitor(), '/privacy');
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
    const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
    for (const words of [
      'Your preferences are stored locally on your device',
      'We collect a phone number only if you opt in to text messages.',
      'They are sent through a third-party messaging provider',
      'at most a few per week',
      'Reply STOP at any time to opt out.',
      'Last updated June 21, 2025',
    ])
      expect(text).toContain(words);
  });
});

const originOf = (page: Page) => new URL(page.url()).origin;

const readAlert = async (page: Page) => {
  const alerted = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  await page.getByRole('button', { name: 'Instagram', exact: true }).click();
  return alerted;
};

type WithWindowFeatures = typeof globalThis & { features?: string };

/** A headless browser ignores the size of a new window, so the requested features are recorded. */
const recordWindowFeatures = () => {
  const open = window.open.bind(window);
  window.open = (address, target, features) => {
    (globalThis as WithWindowFeatures).features = features;
    return open(address, target, features);
  };
};

const recordedFeatures = () => (globalThis as WithWindowFeatures).features;
