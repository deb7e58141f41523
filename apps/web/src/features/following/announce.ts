/** Dispatches both names of the event, because older listeners use the second. */
export const announceFollows = () => {
  for (const name of ['preferences-updated', 'preferencesUpdated']) window.dispatchEvent(new CustomEvent(name));
};
