import { createContradictionTest, type PublishedVersion } from '#libs/matching';
import { type CatalogueDocument, MAX_FORMER_DETAILS } from '#projections';

/** Since its last version that contradicts the current one: publishers reuse old events, and would count as the first. */
export const announcedSince = ({ event, history, formerly = [] }: CatalogueDocument, organization: string): string => {
  if (formerly.length === 0) return history.publishedAt;
  const isContradiction = createContradictionTest(
    [event, ...formerly].map((one, id) => toPublishedVersion(one, id, organization)),
  );
  const other = formerly.findLastIndex((_, i) => isContradiction(0, i + 1));
  if (other < 0 && formerly.length < MAX_FORMER_DETAILS) return history.publishedAt;
  return formerly[Math.max(0, other)]!.until;
};

type VersionDetails = Omit<PublishedVersion, 'id' | 'source' | 'organization'>;

const toPublishedVersion = (
  { name, date, endDate, startTime, location, address }: VersionDetails,
  id: number,
  organization: string,
): PublishedVersion => ({
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
