export const isWebAddress = (address: string) => /^https?:/i.test(address);

/** Calendars use webcal: for http addresses. */
export const toHttpAddress = (address: string) => address.trim().replace(/^webcals?:/i, 'https:');
