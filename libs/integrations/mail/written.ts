import type { Letter } from './mail';

/** A letter as it is handed in; the id lets whoever gets it twice see that it is one. */
export const written = ({ id, to, subject, text }: Letter, from: string) => ({
  from,
  // Not as a text, which could name several; and in the letters by which an address is known: a Kelvin sign is a K in it, and to a
  // mail server another mailbox.
  to: [{ name: '', address: to.normalize('NFC') }],
  subject,
  text,
  messageId: `<${id}@almanac>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});
