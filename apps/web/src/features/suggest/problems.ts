import { isEmailAddress } from '#libs/contracts';
import type { SuggestEventBody } from '#libs/contracts/requests';

export type Problems = Partial<Record<keyof SuggestEventBody, string>>;

/** What is wrong with what was typed, in the order of the fields. */
export const problemsIn = (typed: SuggestEventBody): Problems => {
  const missing = Object.entries(WANTED).filter(([field]) => !typed[field as keyof typeof WANTED].trim());
  const email = typed.contactEmail?.trim();
  return {
    ...Object.fromEntries(missing),
    ...(email && !isEmailAddress(email) && { contactEmail: 'Please enter an email address, or none.' }),
  };
};

const WANTED = {
  eventName: 'Please enter the name of the event.',
  organization: 'Please enter the organization that holds the event.',
  date: 'Please enter the date of the event.',
  location: 'Please say where it is.',
};
