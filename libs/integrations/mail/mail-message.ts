import type { Letter } from './mail-transport';

/** The id lets a recipient recognize a duplicate. */
export const toMailMessage = ({ id, to, subject, text }: Letter, from: string) => ({
  from,
  // An object, because a text could name several recipients. Normalized like a stored address: a Kelvin sign is another mailbox.
  to: [{ name: '', address: to.normalize('NFC') }],
  subject,
  text,
  messageId: `<${id}@almanac>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});
