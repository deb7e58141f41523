import { fullDate, type SuggestedWords } from '#libs/contracts';

type Suggested = Pick<SuggestedWords, 'eventName' | 'date'>;

export const acceptedLetter = (suggested: Suggested, town: string, address: string): string =>
  `Thank you. The event that you suggested,
${namedIn(suggested)},
stands in Almanac now, the calendar of ${town}:

${address}
`;

export const rejectedLetter = (suggested: Suggested, town: string, reason = ''): string =>
  `Thank you for suggesting an event to Almanac, the calendar of ${town}:
${namedIn(suggested)}.

We have looked at it, and it will not be added to the calendar.
${reason && `\n${reason}\n`}`;

const LONGEST_NAME = 120;

/** Anybody may have left somebody else's address: the name is short, and leads nowhere. */
const namedIn = ({ eventName, date }: Suggested): string => {
  const name = eventName.replace(LINKS, '').replace(/\s+/g, ' ').trim();
  const short = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;
  return short ? `“${short}” on ${fullDate(date)}` : `an event on ${fullDate(date)}`;
};

/** Whatever a reader of mail makes a link of: addresses, with or without a scheme, and those of mail. */
const LINKS = /\S*(?::\/\/|@|www\.)\S*|\S+\.\p{L}{2,}(?:\/\S*)?(?![\p{L}\p{N}])/giu;
