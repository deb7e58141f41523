type NetworkInformation = Readonly<{ saveData?: boolean }>;

/** True if the visitor asked the browser to use less data. False in browsers without the Network Information API. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: NetworkInformation }).connection?.saveData === true;
