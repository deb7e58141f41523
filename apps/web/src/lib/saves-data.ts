type NetworkInformation = Readonly<{ saveData?: boolean }>;

/** False in browsers without the Network Information API. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: NetworkInformation }).connection?.saveData === true;
