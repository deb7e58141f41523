import { readableLine, readableText } from '#libs/integrations';
import type { Report, Suggestion } from './sealed-words';

/** As it will stand in the calendar: what was pasted as HTML is read as the text of a feed is. */
export const readableSuggestion = (words: Suggestion): Suggestion => {
  const { eventName, organization, location, time, address, description } = words;
  return {
    ...words,
    ...{ eventName: line(eventName), organization: line(organization), location: line(location) },
    ...(time && { time: line(time) }),
    ...(address && { address: line(address) }),
    ...(description && { description: readableText(description) }),
  };
};

export const readableReport = ({ event, issue }: Report): Report => ({
  event: { ...event, name: line(event.name), organization: line(event.organization) },
  issue: readableText(issue),
});

/** What is nothing but markup stays as it came: a name is never empty. */
const line = (text: string): string => readableLine(text) || text;
