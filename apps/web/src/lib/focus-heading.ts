/** For when the control that had the focus disappears: a heading is no stop of the Tab key, but can have the focus. */
export const focusHeading = () => {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
