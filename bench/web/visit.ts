import { join } from 'node:path';
import { withChromium } from '../lib/chromium';
import { withTemporaryDirectory } from '../lib/temporary-directory';

/**
 * Times in ms, sizes in kB as sent, `score` 0 to 100, `machine` as Lighthouse rates it (about 1,500 for a current one). `atRest`
 * is the end of the last request or long task, `processor` the main thread's work until then.
 */
export type Visit = Readonly<
  Record<
    | 'score'
    | 'firstPaint'
    | 'largestPaint'
    | 'blocking'
    | 'listScripts'
    | 'scripts'
    | 'all'
    | 'requests'
    | 'atRest'
    | 'processor'
    | 'machine',
    number
  >
>;

export type Device = 'mobile' | 'desktop';

export const measureVisit = (url: string, device: Device): Promise<Visit> =>
  withTemporaryDirectory((directory) =>
    withChromium(join(directory, 'browser'), async (port) => {
      const { default: lighthouse, desktopConfig } = await import('lighthouse');
      const flags = { port, logLevel: 'error', onlyCategories: ['performance'] } as const;
      const result = await lighthouse(
        url,
        { ...flags, onlyCategories: [...flags.onlyCategories] },
        device === 'desktop' ? desktopConfig : undefined,
      );
      if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse said nothing');
      return toVisit(result.lhr as unknown as Report);
    }),
  );

type Request = { url: string; transferSize: number; networkRequestTime: number; networkEndTime: number };
type Task = { startTime: number; duration: number };
type Mark = { name: string; startTime: number };
type Audit = { numericValue: number; details: { items: unknown[] } };
type Report = {
  categories: { performance: { score: number } };
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number };
};

const toVisit = ({ categories, audits, environment }: Report): Visit => {
  const requests = audits['network-requests']!.details.items as Request[];
  const scripts = requests.filter(({ url }) => url.endsWith('.js'));
  return {
    score: categories.performance.score * 100,
    firstPaint: audits['first-contentful-paint']!.numericValue,
    largestPaint: audits['largest-contentful-paint']!.numericValue,
    blocking: audits['total-blocking-time']!.numericValue,
    listScripts: kilobytes(scripts.filter(({ networkRequestTime }) => networkRequestTime < listShownAt(audits))),
    scripts: kilobytes(scripts),
    all: kilobytes(requests),
    requests: requests.length,
    atRest: Math.max(
      ...requests.map(({ networkEndTime }) => networkEndTime),
      ...(audits['long-tasks']!.details.items as Task[]).map(({ startTime, duration }) => startTime + duration),
    ),
    processor: audits['mainthread-work-breakdown']!.numericValue,
    machine: environment.benchmarkIndex,
  };
};

/** In ms after the start of the visit. */
const listShownAt = (audits: Record<string, Audit>): number => {
  const mark = (audits['user-timings']!.details.items as Mark[]).find(({ name }) => name === 'list');
  if (!mark) throw new Error('The list never stood');
  return mark.startTime;
};

const kilobytes = (requests: Request[]) => requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000;
