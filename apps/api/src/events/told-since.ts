import { contradicting, type Telling } from '#libs/matching';
import { type CatalogueDocument, MOST_FORMER } from '#projections';

/**
 * Since when an event has told the happening that it tells now: since it told another one last. Who had an event of another
 * title, hour or place before, and makes it this one, has not told it longer than whoever announced it meanwhile.
 */
export const toldSince = ({ event, history, formerly = [] }: CatalogueDocument, organization: string): string => {
  const contradict = contradicting([event, ...formerly].map((one, id) => tellingOf(one, id, organization)));
  const other = formerly.findLastIndex((_, i) => contradict(0, i + 1));
  if (other < 0 && formerly.length < MOST_FORMER) return history.publishedAt;
  return formerly[Math.max(0, other)]!.until;
};

type Said = Omit<Telling, 'id' | 'source' | 'organization'>;

const tellingOf = ({ name, date, endDate, startTime, location, address }: Said, id: number, organization: string): Telling => ({
  id,
  source: String(id),
  organization,
  name,
  date,
  ...(endDate && { endDate }),
  ...(startTime && { startTime }),
  ...(location && { location }),
  ...(address && { address }),
});
