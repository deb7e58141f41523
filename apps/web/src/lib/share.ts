/** Whether this device passes links on itself, with a sheet of its own. */
export const canShare = () => typeof navigator.share === 'function';

/** Someone who changes their mind in the sheet is not told of a failure. */
export const share = (link: { title: string; url: string }) => navigator.share(link).catch(() => undefined);
