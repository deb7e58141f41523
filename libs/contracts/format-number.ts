/** '418,203'. Accepts log positions beyond the safe integers. */
export const formatNumber = (count: number | bigint | string): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** '1 event', '3,253 events'. `several` is the plural if it is irregular. */
export const formatCount = (count: number, singular: string, several = `${singular}s`): string =>
  `${formatNumber(count)} ${count === 1 ? singular : several}`;
