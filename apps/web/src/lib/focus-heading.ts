/** Where the keyboard goes on when the button it stood on is gone: to the page's headline. */
export const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
