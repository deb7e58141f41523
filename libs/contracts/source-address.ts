export const isWeb = (address: string) => /^https?:/i.test(address);

/** webcal is what calendars call http on the web. */
export const onTheWeb = (said: string) => said.trim().replace(/^webcals?:/i, 'https:');
