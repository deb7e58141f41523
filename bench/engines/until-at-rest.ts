import { setTimeout } from 'node:timers/promises';
import { openStores, type Where } from '#libs/stores';

/** Opens the metrics of the town to this bench. */
export const METRICS_TOKEN = 'whoever-measures-the-bench';

/** A long time: each look takes processor time from the town. */
const LOOK_AGAIN_MS = 500;
const LAGS = /^almanac_(?:projection_lag_facts|projection_building|reactor_lag_facts)\b.* (\S+)$/gm;

/** Waits until read models, reactors and chain have caught up with the log of a town. */
export const untilAtRest = async (port: number, where: Where) => {
  const { store, chain, close } = openStores(where);
  const isSealed = async () => (await chain.head()).position >= (await store.head());
  while (!((await isCaughtUp(port)) && (await isSealed()))) await setTimeout(LOOK_AGAIN_MS);
  await close();
};

const isCaughtUp = async (port: number) => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const lags = [...(await answer.text()).matchAll(LAGS)].map(([, lag]) => Number(lag));
  return lags.length > 0 && lags.every((lag) => lag === 0);
};
