export const ASSISTANT_BUTTON_ID = 'magic-stuff';
