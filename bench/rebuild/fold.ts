import { upcasters } from '#libs/domain';
import { BEGINNING, rebuild, withUpcasting } from '#libs/event-sourcing';
import { openStores } from '#libs/stores';
import { projections } from '#projections';
import { answering } from '../lib/child';

export type Fold = { directory: string; names: readonly string[] };
export type Measured = { events: number; seconds: number; peakBytes: number; documents: number };

/** Rebuilds read models from the whole log, as an operator does. */
answering(async ({ directory, names }: Fold): Promise<Measured> => {
  const { leases, builds, close, ...stores } = openStores({ folder: directory });
  const store = withUpcasting(stores.store, upcasters);
  const began = performance.now();
  const rebuilt = await rebuild(
    { store, builds, leases },
    projections.filter(({ name }) => names.includes(name)),
  );
  const seconds = (performance.now() - began) / 1_000;
  const events = Number(await store.head()) - Number(BEGINNING);
  await close();
  const documents = rebuilt.reduce((sum, one) => sum + one.documents, 0);
  return { events, seconds, peakBytes: process.resourceUsage().maxRSS * 1024, documents };
});
