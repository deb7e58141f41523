export const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
