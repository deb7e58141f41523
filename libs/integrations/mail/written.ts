import type { Letter } from './mail';

/** A letter as it is handed in; the id lets whoever gets it twice see that it is one. */
export const written = ({ id, to, subject, text }: Letter, from: string) => ({
  from,
  // Not as a text, which could name several.
  to: [{ name: '', address: to }],
  subject,
  text,
  messageId: `<${id}@almanac>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});
