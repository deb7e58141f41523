import type { Letter } from './mail-transport';

/** The id lets a recipient recognize a duplicate. */
export const toMailMessage = ({ id, to, subject, text }: Letter, from: string) => ({
  from,
  // As an object, because a text could name several recipients. Normalized like a stored address: a Kelvin sign would be another
  // mailbox for a mail server.
  to: [{ name: '', address: to.normalize('NFC') }],
  subject,
  text,
  messageId: `<${id}@almanac>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});
