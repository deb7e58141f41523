import { upcasters } from '#libs/domain';
import { rebuildProjections, withUpcasting } from '#libs/event-sourcing';
import { openStores, type StoreLocations } from '#libs/stores';
import { projections } from '#projections';
import { answerQuestions } from '../lib/child';
import { startProcessorTime } from '../lib/processor-time';

export type FoldTask = { where: StoreLocations; names: readonly string[] };
/** `work` is in milliseconds of processor time. */
export type FoldResult = { events: number; seconds: number; work: number; peakBytes: number; documents: number };

answerQuestions(async ({ where, names }: FoldTask): Promise<FoldResult> => {
  const { leases, builds, close, ...stores } = openStores(where);
  const store = withUpcasting(stores.store, upcasters);
  let events = 0;
  const [began, processorTime] = [performance.now(), startProcessorTime()];
  const rebuilt = await rebuildProjections(
    { store, builds, leases },
    projections.filter(({ name }) => names.includes(name)),
    {
      onProgress: (progress) => {
        events = progress.facts;
      },
    },
  );
  const [seconds, work] = [(performance.now() - began) / 1_000, processorTime()];
  await close();
  const documents = rebuilt.reduce((sum, one) => sum + one.documents, 0);
  return { events, seconds, work, peakBytes: process.resourceUsage().maxRSS * 1024, documents };
});
