/** Whether a description gives `startTime` as the time of the doors, the check-in or the show: 'Doors 7 pm, show 8 pm'. */
export const givesTimeOf = (description: string | undefined, startTime: string | undefined): boolean => {
  if (!description || !startTime) return false;
  const [hour, minute] = [Number(startTime.slice(11, 13)), Number(startTime.slice(14, 16))];
  return [...description.matchAll(ARRIVAL_TIME)].some(
    ([, ofHour, ofMinute = '0']) => Number(ofHour) % 12 === hour % 12 && Number(ofMinute) === minute,
  );
};

/** Sellers of tickets often give the time of the doors as the start. */
export const isTicketSeller = (organization: string): boolean => TICKET_SELLER.test(organization);

const ARRIVAL_TIME =
  /\b(?:doors|gates|lobby|seating|check[- ]?in|registration|show|concert|performance|curtain|music)\b[^.\d\n]{0,20}?(\d{1,2})(?::(\d\d))?(?!\d)/giu;

const TICKET_SELLER = /\b(?:tickets?\p{L}*|tix|box office|eventbrite|bandsintown|songkick|etix|axs|seatgeek|dice)\b|tix\b/iu;
