import type { Letter } from './mail-transport';

/** By the id a recipient's mail program recognizes a duplicate. */
export const toMailMessage = ({ id, to, subject, text }: Letter, from: string) => ({
  from,
  // An object, because a string may contain several addresses. NFC as when it was hashed: with a Kelvin sign (U+212A) for K it would be another mailbox.
  to: [{ name: '', address: to.normalize('NFC') }],
  subject,
  text,
  messageId: `<${id}@almanac>`,
  // The text may contain words of users.
  disableFileAccess: true,
  disableUrlAccess: true,
});
