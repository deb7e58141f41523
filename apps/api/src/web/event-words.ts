import { daysInWords, type OneEvent, plainQuotes, rebookingWords, timeRange, whereWords } from '#libs/contracts';
import { mainWords } from '#libs/contracts/texts';

/** What is said of an event where there is room for a sentence or two: when, where, and how its description begins. */
export const summaryOf = (event: OneEvent): string => {
  if (event.isPrivate) return 'This event is no longer public.';
  const { organization } = event;
  const place = whereWords(event);
  const facts = [STATUS[event.status] + daysInWords(event), timeRange(event), place && plainQuotes(place), organization];
  const instead = event.rebooking && rebookingWords(event.rebooking);
  return shortened([facts.filter(Boolean).join(', '), instead, mainWords(event)].filter(Boolean).join('. '));
};

const STATUS = { confirmed: '', cancelled: 'Cancelled: ', withdrawn: 'No longer announced: ' };

/** Characters that search engines show. */
const LONGEST = 200;

const shortened = (text: string) => {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length <= LONGEST ? words : `${words.slice(0, LONGEST).replace(/\s\S*$/, '')}…`;
};
