/** The element that gets the focus back. */
export const ASSISTANT_BUTTON_ID = 'magic-stuff';
