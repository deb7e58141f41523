import type { EventDetails } from '#libs/contracts';

export const featuredReason = ({ organization, history }: Pick<EventDetails, 'organization' | 'history'>): string =>
  history?.promotedBy === 'operator'
    ? 'The people who run this calendar chose this event to be seen first.'
    : `${organization} asked for this event to be seen first.`;
