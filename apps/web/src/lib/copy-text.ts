/** Puts a text on the clipboard. False where the browser refuses. */
export const copyText = (text: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard here'))).then(
    () => true,
    () => false,
  );
