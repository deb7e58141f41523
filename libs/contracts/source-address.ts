export const isWebAddress = (address: string) => /^https?:/i.test(address);

/** Calendars use webcal: for http addresses. */
export const toHttpAddress = (said: string) => said.trim().replace(/^webcals?:/i, 'https:');
