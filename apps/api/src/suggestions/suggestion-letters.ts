import { formatFullDate, type SuggestedEvent } from '#libs/contracts';

type LetterSubject = Pick<SuggestedEvent, 'eventName' | 'date'>;

export const acceptedLetter = (suggested: LetterSubject, town: string, address: string): string =>
  `Thank you. The event that you suggested,
${formatEventName(suggested)},
stands in Almanac now, the calendar of ${town}:

${address}
`;

export const rejectedLetter = (suggested: LetterSubject, town: string, reason = ''): string =>
  `Thank you for suggesting an event to Almanac, the calendar of ${town}:
${formatEventName(suggested)}.

We have looked at it, and it will not be added to the calendar.
${reason && `\n${reason}\n`}`;

const MAX_LETTER_NAME_LENGTH = 120;

/** Anyone may have entered another person's address, so the name is short and contains no links. */
const formatEventName = ({ eventName, date }: LetterSubject): string => {
  const name = eventName.replace(LINK_PATTERN, '').replace(/\s+/g, ' ').trim();
  const short = name.length > MAX_LETTER_NAME_LENGTH ? `${name.slice(0, MAX_LETTER_NAME_LENGTH - 1).trimEnd()}…` : name;
  return short ? `“${short}” on ${formatFullDate(date)}` : `an event on ${formatFullDate(date)}`;
};

/** Whatever mail clients turn into links: web addresses with or without scheme, and email addresses. */
const LINK_PATTERN = /\S*(?::\/\/|@|www\.)\S*|\S+\.\p{L}{2,}(?:\/\S*)?(?![\p{L}\p{N}])/giu;
