import { setTimeout } from 'node:timers/promises';
import { openStores, type StoreLocations } from '#libs/stores';

export const METRICS_TOKEN = 'whoever-measures-the-bench';

/** Each check takes processor time from the town. */
const POLL_INTERVAL_MS = 500;
const LAG_METRICS = /^almanac_(?:projection_lag_facts|projection_building|reactor_lag_facts)\b.* (\S+)$/gm;

export const waitUntilIdle = async (port: number, where: StoreLocations) => {
  const { store, chain, close } = openStores(where);
  const isSealed = async () => (await chain.head()).position >= (await store.head());
  while (!((await isCaughtUp(port)) && (await isSealed()))) await setTimeout(POLL_INTERVAL_MS);
  await close();
};

const isCaughtUp = async (port: number) => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const lags = [...(await answer.text()).matchAll(LAG_METRICS)].map(([, lag]) => Number(lag));
  return lags.length > 0 && lags.every((lag) => lag === 0);
};
