import { anEvent } from '#libs/contracts/testing';
import { boxOf } from '../box-of';
import { openScreens, PHONE } from '../browser';
import { eventually } from '../eventually';
import { group, readEventNames, readToast, reload, row, stopClock, unfold, visit } from '../home';
import { answerCalls, failCalls } from '../routes';

const LIGHTS = 'Light Up Night on Main Street';

describe('Joan, who reads about an event', () => {
  const screens = openScreens();

  it('sees when it is among eleven days, where, and all of the text after MORE', async () => {
    const page = await visit(await screens.openVisitor());
    const lights = await unfold(page, LIGHTS);
    const strip = lights.getByRole('list', {
      name: 'Sunday, November 15 to Wednesday, November 25, event on Friday, November 20',
    });
    expect(await strip.getByRole('listitem').count()).toBe(11);
    await lights.getByText('TODAY', { exact: true }).waitFor();
    const address = lights.getByRole('link', { name: '60 East Main Street' });
    expect(await address.getAttribute('href')).toContain('https://www.google.com/maps/search/?api=1&query=60%20East%20Main');
    const text = lights.getByText('Main Street closes to cars');
    await text.waitFor();
    const clamped = (await boxOf(text)).height;
    await lights.getByRole('button', { name: 'MORE' }).click();
    await lights.getByRole('button', { name: 'LESS' }).waitFor();
    expect((await boxOf(text)).height).toBeGreaterThan(clamped);
    await lights.getByRole('button', { name: 'Details of' }).click();
    await lights.getByRole('button', { name: 'LESS' }).waitFor({ state: 'detached' });
  });

  it.each([
    ['is going on since eleven days is around today', '2026-11-09', '2026-11-22', 'TODAY', '15 to Wednesday, November 25'],
    ['begins soon is around its first day', '2026-11-24', '2026-11-29', '4 DAYS AWAY', '19 to Sunday, November 29'],
  ])('sees that a run which %s', async (_, date, endDate, label, days) => {
    const context = await screens.openVisitor({ size: PHONE });
    await answerCalls(context, '**/api/events', [anEvent({ name: 'Long fair', date, endDate })]);
    const page = await visit(context);
    if (label === 'TODAY') await page.getByRole('button', { name: /^Still on/i }).click();
    const fair = await unfold(page, 'Long fair');
    await fair.getByText(label, { exact: true }).waitFor();
    expect(await fair.getByRole('list').getAttribute('aria-label')).toContain(`${days}, event from `);
  });

  it('reads six lines of a text that is short but has more of them, and the rest after MORE', async () => {
    const context = await screens.openVisitor({ size: PHONE });
    const description = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].join('\n');
    await answerCalls(context, '**/api/events', [
      anEvent({ id: 1, name: 'Eight steps', description }),
      anEvent({ id: 2, name: 'Two steps', description: 'one\ntwo' }),
    ]);
    const page = await visit(context);
    const steps = await unfold(page, 'Eight steps');
    const height = async () => (await boxOf(steps.getByText('seven'))).height;
    const clamped = await height();
    await steps.getByRole('button', { name: 'MORE' }).click();
    expect(await height()).toBeCloseTo((clamped / 6) * 8);
    await steps.getByRole('button', { name: 'LESS' }).click();
    expect(await height()).toBe(clamped);
    const two = await unfold(page, 'Two steps');
    expect(await two.getByRole('button', { name: 'MORE' }).count()).toBe(0);
  });

  it.each([
    ['as it opens and closes, if she likes', true],
    ['without any movement, if she asked for that', false],
  ])('folds it up again, %s', async (_, moves) => {
    const page = await visit(await screens.openVisitor({ animates: moves }));
    const movements = await page.evaluateHandle(recordAnimations);
    const lights = await unfold(page, LIGHTS);
    await lights.getByRole('button', { name: 'Save', exact: true }).waitFor();
    await eventually(page, async () => (await movements.jsonValue()).length, moves ? 1 : 0);
    await lights.getByRole('button', { name: 'Details of' }).click();
    await lights.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'detached' });
    expect(await movements.jsonValue()).toHaveLength(moves ? 2 : 0);
  });

  it('saves it, is told so for 5 seconds, and has it in MY ALMANAC from then on', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE }));
    const matinee = await unfold(page, 'Friday matinee');
    await matinee.getByRole('button', { name: 'Save', exact: true }).click();
    await eventually(page, () => readToast(page), ['Event saved!', 'Added to your My Almanac collection.']);
    await matinee.getByRole('img', { name: 'Saved' }).waitFor();
    await page.getByRole('button', { name: 'Follow organizations', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await eventually(page, async () => (await readToast(page))[0], 'Event saved!');
    await page.clock.fastForward(5_000);
    await eventually(page, () => readToast(page), []);

    await reload(page);
    await page.getByRole('button', { name: 'MY ALMANAC' }).click();
    await reload(page);
    await page.getByRole('button', { name: 'MY ALMANAC', pressed: true }).waitFor();
    await row(page, 'Friday matinee').getByRole('img', { name: 'Saved' }).waitFor();
    await (await unfold(page, 'Friday matinee')).getByRole('button', { name: 'Saved' }).click();
    await eventually(page, () => readToast(page), ['Event removed!', 'Removed from your My Almanac collection.']);
    await row(page, 'Friday matinee').waitFor({ state: 'detached' });
  });

  it('is told that it could not be saved, and does not take it for saved', async () => {
    screens.allowErrors(/500/);
    const page = await visit(await screens.openVisitor());
    await failCalls(page, '**/api/events/*/save');
    const lights = await unfold(page, LIGHTS);
    await lights.getByRole('button', { name: 'Save', exact: true }).click();
    await eventually(page, () => readToast(page), ['Error', 'Failed to save event. Please try again.']);
    await lights.getByRole('button', { name: 'Save', pressed: false }).waitFor();
  });

  it('hides it: it fades for 300 ms, is gone, and is back after a reload', async () => {
    const page = await visit(await screens.openVisitor({ animates: true }));
    const books = await unfold(page, 'Used book sale');
    await stopClock(page);
    await books.getByRole('button', { name: 'Hide' }).click();
    await eventually(page, () => books.evaluate((element) => getComputedStyle(element).opacity), '0');
    await page.clock.runFor(299);
    expect(await books.count()).toBe(1);
    await page.clock.runFor(1);
    await books.waitFor({ state: 'detached' });
    await page.getByRole('status').getByText('Used book sale is hidden.').waitFor({ state: 'attached' });
    await page.clock.resume();
    await reload(page);
    await row(page, 'Used book sale').waitFor();
  });

  it('turns the numeral of a day into its short date and how far away it is, and back', async () => {
    const page = await visit(await screens.openVisitor());
    const saturday = group(page, 'TOMORROW').getByRole('button', { name: /date$/ });
    const words = async () => (await saturday.innerText()).replace(/\s+/g, ' ');
    expect(await words()).toBe('Saturday 21 NOV , show the short date');
    await saturday.click();
    expect(await words()).toBe('TOMORROW 11/21 2026 , show the date');
    await saturday.click();
    expect(await words()).toBe('Saturday 21 NOV , show the short date');
  });

  it('tells the kinds of events apart', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE }));
    const badges = (name: string) => row(page, name).locator('h3 span').allInnerTexts();
    expect(await badges(LIGHTS)).toEqual(['FEATURED']);
    expect(await badges('Subcommittee on Main Street signs')).toEqual(['AGENDA']);
    expect(await badges('Zoning Board of Adjustment, regular meeting')).toEqual(['CANCELLED']);
    expect(await badges('Leaf collection, zone 3')).toEqual(['estimated']);
    expect(await badges('Friday matinee')).toEqual([]);
    await row(page, 'Used book sale').getByText('NOV 18 – 22').waitFor();
  });

  it('is warned whatever she follows, chooses and looks for', async () => {
    const page = await visit(await screens.openVisitor());
    const warned = page.getByRole('button', { name: '2 alerts' });
    await page.getByRole('region', { name: 'MOORESTOWN' }).getByRole('button', { name: 'None' }).click();
    await page.getByText('No events found. Check back soon for new events!').waitFor();
    expect(await warned.count()).toBe(1);
    await page.getByRole('button', { name: 'Philadelphia Flyers' }).first().click();
    await page.getByRole('searchbox').fill('nothing of the kind');
    await page.getByText('No events match your search criteria.').waitFor();
    expect(await warned.count()).toBe(1);
  });

  it('dismisses an emergency alert for as long as the tab is open', async () => {
    const context = await screens.openVisitor();
    const page = await visit(context);
    const alerts = page.locator('[aria-label^="Emergency alert"]').getByRole('link');
    const [water, road] = ['Water main break on Kings Highway.', 'Route 38 east: right lane closed at Lenola Road.'];
    await page
      .getByRole('alert')
      .getByRole('button', { name: `2 alerts ${water}` })
      .click();
    expect(await alerts.allTextContents()).toEqual([water, road]);
    expect(await readEventNames(page)).not.toContain('Water main break on Kings Highway');
    await page.getByRole('button', { name: 'Dismiss alert' }).first().click();
    await reload(page);
    expect(await alerts.allTextContents()).toEqual([road]);
    const inAnotherTab = await visit(context);
    await inAnotherTab.getByRole('button', { name: `2 alerts ${water}` }).waitFor();
  });
});

/** A short animation may end before a test looks. */
const recordAnimations = () => {
  const names: string[] = [];
  document.addEventListener('animationstart', ({ target, animationName }) => {
    if ((target as Element).closest('article')) names.push(animationName);
  });
  return names;
};
