import { chromium } from 'playwright-core';
import { startSampleTown } from '../events/town';
import { CHROMIUM } from '../lib/chromium';
import { serveQuickBench } from '../lib/quick-bench';
import { measureFirstVisit } from '../web/measure-first-visit';

serveQuickBench(async (folder) => {
  const town = await startSampleTown(folder);
  const browser = await chromium.launch({ ...CHROMIUM, headless: true });
  return {
    round: async () => {
      const { work, scripts, all, requests } = await measureFirstVisit(browser, `http://localhost:${town.port}/`);
      return {
        'web/first-visit': { unit: 'ms of a processor', better: 'lower', ours: work },
        'web/first-visit/scripts': { unit: 'bytes', better: 'lower', ours: scripts, isExact: true },
        'web/first-visit/all': { unit: 'bytes', better: 'lower', ours: all },
        'web/first-visit/requests': { unit: 'requests', better: 'lower', ours: requests, isExact: true },
      };
    },
    close: () => Promise.all([browser.close(), town.stop()]),
  };
});
