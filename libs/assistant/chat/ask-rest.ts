import { type ChatQuery, MAX_QUERY_EVENTS } from '#libs/contracts';
import { THE_REST } from './lexicon/follow-ups';
import type { FollowUp } from './merge-queries';

/** 'Show me the rest' of a list that was cut short. */
export const askRest = ({ text, eventIds, listed }: FollowUp): ChatQuery | null => {
  const rest = listed.filter((id) => !eventIds.includes(id)).slice(0, MAX_QUERY_EVENTS);
  return THE_REST.test(text) && rest.length > 0 ? { among: rest } : null;
};
