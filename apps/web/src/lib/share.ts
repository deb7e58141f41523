export const canShare = () => typeof navigator.share === 'function';

/** Closing the share sheet is not an error. */
export const share = (link: { title: string; url: string }) => navigator.share(link).catch(() => undefined);
