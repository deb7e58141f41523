import {
  type EventDetails,
  formatEventDays,
  formatRebooking,
  formatTimeRange,
  formatWhere,
  repairMojibake,
} from '#libs/contracts';
import { mainPlainTextOf } from '#libs/contracts/texts';

export const formatEventDescription = (event: EventDetails): string => {
  if (event.isPrivate) return 'This event is no longer public.';
  const { organization } = event;
  const place = formatWhere(event);
  const facts = [
    STATUS_PREFIX[event.status] + formatEventDays(event),
    formatTimeRange(event),
    place && repairMojibake(place),
    organization,
  ];
  const instead = event.rebooking && formatRebooking(event.rebooking);
  return shortenDescription([facts.filter(Boolean).join(', '), instead, mainPlainTextOf(event)].filter(Boolean).join('. '));
};

const STATUS_PREFIX = { confirmed: '', cancelled: 'Cancelled: ', withdrawn: 'No longer announced: ' };

const MAX_DESCRIPTION_LENGTH = 200;

const shortenDescription = (text: string) => {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length <= MAX_DESCRIPTION_LENGTH ? words : `${words.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s\S*$/, '')}…`;
};
