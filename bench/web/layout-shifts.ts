import { chromium } from 'playwright-core';
import { startSampleTown } from '../events/town';
import { CHROMIUM } from '../lib/chromium';
import { type Column, type Row, rowName } from '../lib/report';
import { withTemporaryDirectory } from '../lib/temporary-directory';
import { measureLayoutShift } from './layout-shift';

type LayoutShiftRow = Row & Readonly<{ page: string; state: string; window: string }>;

export const MAX_SHIFT = 0.02;

const WINDOWS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 800, height: 1_100 },
  desk: { width: 1_440, height: 900 },
};

const STORED_STATES: Record<string, Record<string, string>> = {
  'first visit': {},
  'follows something': { isResident: 'true' },
  'a search': { searchTerm: 'library' },
  'the table': { eventView: 'table' },
  'the calendar': { eventView: 'calendar' },
  'a collapsed sidebar': { sidebarCollapsed: 'true' },
};

const OTHER_PAGES = ['map', 'hours', 'chat', 'about', 'share', 'settings', 'suggest', 'themes', 'privacy', 'subcalendars'];

export const measureLayoutShifts = (): Promise<LayoutShiftRow[]> =>
  withTemporaryDirectory(async (directory) => {
    const town = await startSampleTown(directory);
    const browser = await chromium.launch({ ...CHROMIUM, headless: true });
    const origin = `http://localhost:${town.port}`;
    const rows: LayoutShiftRow[] = [];
    for (const { page, path = page, state = 'first visit', remembers = {} } of await visits(origin))
      rows.push(
        ...(await Promise.all(
          Object.entries(WINDOWS).map(async ([window, size]) => {
            const ours = await measureLayoutShift(browser, `${origin}/${path}`, { size, storage: remembers });
            const name = rowName('web/layout-shift', page, state, window);
            return { name, page, state, window, unit: 'layout shift', better: 'lower', ours } as const;
          }),
        )),
      );
    await Promise.all([browser.close(), town.stop()]);
    return rows;
  });

type PageState = { page: string; path?: string; state?: string; remembers?: Record<string, string> };

const visits = async (origin: string): Promise<PageState[]> => [
  ...Object.entries(STORED_STATES).map(([state, remembers]) => ({ page: 'list', path: '', state, remembers })),
  { page: 'event', path: `event/${await firstEvent(origin)}` },
  ...OTHER_PAGES.map((page) => ({ page })),
];

export const LAYOUT_SHIFT_COLUMNS: readonly Column<LayoutShiftRow>[] = [
  ['page', ({ page }) => page],
  ['state', ({ state }) => state],
  ['window', ({ window }) => window],
  ['layout shift', ({ ours }) => `${ours.toFixed(3)} (${(ours / MAX_SHIFT).toFixed(2)})`],
];

const firstEvent = async (origin: string): Promise<number> => {
  const [event] = (await (await fetch(`${origin}/api/events`)).json()) as { id: number }[];
  if (!event) throw new Error('There is no event');
  return event.id;
};
