import { readableLine, readableText } from '#libs/integrations';
import type { Report, Suggestion } from './submission-encryption';

export const toReadableSuggestion = (words: Suggestion): Suggestion => {
  const { eventName, organization, location, time, address, description } = words;
  return {
    ...words,
    ...{ eventName: toReadableLine(eventName), organization: toReadableLine(organization), location: toReadableLine(location) },
    ...(time && { time: toReadableLine(time) }),
    ...(address && { address: toReadableLine(address) }),
    ...(description && { description: readableText(description) }),
  };
};

export const toReadableReport = ({ event, issue }: Report): Report => ({
  event: { ...event, name: toReadableLine(event.name), organization: toReadableLine(event.organization) },
  issue: readableText(issue),
});

const toReadableLine = (text: string): string => readableLine(text) || text;
