type NetworkInformation = Readonly<{ saveData?: boolean }>;

/** Whether the visitor asked the browser to use less data. Browsers without the Network Information API cannot say, so: no. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: NetworkInformation }).connection?.saveData === true;
