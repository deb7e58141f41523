import type { Letter } from './mail-transport';

/** The id lets a recipient recognize a duplicate. */
export const toMailMessage = ({ id, to, subject, text }: Letter, from: string) => ({
  from,
  // An object, because a string may contain several addresses. In the form that was hashed: the Kelvin sign (U+212A) for K names another mailbox.
  to: [{ name: '', address: to.normalize('NFC') }],
  subject,
  text,
  messageId: `<${id}@almanac>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});
