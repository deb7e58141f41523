import type { OneEvent } from '#libs/contracts';

/** Why an event is featured, in a sentence. */
export const featuredReason = ({ organization, history }: Pick<OneEvent, 'organization' | 'history'>): string =>
  history?.promotedBy === 'operator'
    ? 'The people who run this calendar chose this event to be seen first.'
    : `${organization} asked for this event to be seen first.`;
