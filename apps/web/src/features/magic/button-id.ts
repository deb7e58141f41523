/** Where the keyboard goes back to. */
export const MAGIC_BUTTON = 'magic-stuff';
