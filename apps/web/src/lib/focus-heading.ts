/** Moves the focus to the headline when the focused button disappears. */
export const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
