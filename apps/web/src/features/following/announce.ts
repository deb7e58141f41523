/** Tells whoever listens on this page that follows have changed; listeners of both ages know it by their own name. */
export const announceFollows = () => {
  for (const name of ['preferences-updated', 'preferencesUpdated']) window.dispatchEvent(new CustomEvent(name));
};
