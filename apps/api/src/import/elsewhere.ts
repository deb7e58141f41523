import { type Happening, LAST_DAY, sameHappening } from '#libs/integrations';
import type { SourceEntry } from '#projections';
import type { LoadReading } from './judgement';
import { isAnnounced, isOver, type Moment } from './source-history';

/**
 * What of all that a load tells is to be settled. Outside the window that is what is single and still to come; and, if it is
 * only known (`moved`), what an event was moved to that has not taken place.
 */
export const toldIn = (
  reading: LoadReading,
  known: readonly SourceEntry[],
  moment: Moment,
): Readonly<{ happenings: readonly Happening[]; moved: ReadonlySet<Happening> }> => {
  const { happenings, elsewhere = [], series = [] } = reading;
  const repeating = new Set(series.map(({ uid }) => uid));
  const isNews = ({ uid, date }: Happening) => !repeating.has(uid) && date <= LAST_DAY;
  const ahead = elsewhere.filter((one) => isNews(one) && !isOver(one, moment));

  const awaited = known.filter((entry) => !isOver(entry, moment) || entry.isBackdated);
  const identities = new Set(awaited.map(identityOf));
  const uids = new Set(awaited.filter(isAnnounced).flatMap(({ uid, uidBefore = uid }) => [uid, uidBefore]));
  for (const { uid } of [...happenings, ...ahead]) uids.delete(uid);
  const isMoved = (one: Happening) => identities.has(identityOf(one)) || (uids.has(one.uid) && !repeating.has(one.uid));
  const news = new Set(ahead);
  const moved = elsewhere.filter((one) => !news.has(one) && isMoved(one));
  return { happenings: [...happenings, ...ahead, ...moved], moved: new Set(moved) };
};

/**
 * How many events a load tells, where all of them are over. Of a series that tells nothing in the window nothing is to come, either;
 * what could not be read may be.
 */
export const allOverIn = (
  { happenings, elsewhere = [], series = [], unread = [] }: LoadReading,
  moment: Moment,
): number | undefined => {
  const told = [...happenings, ...elsewhere];
  const uids = new Set(told.map(({ uid }) => uid));
  const silent = series.filter(({ uid, isWhole }) => isWhole && !uids.has(uid)).map(({ uid }) => uid);
  const explained = new Set([...uids, ...silent]);
  const isAllRead = unread.every(({ uid }) => explained.has(uid));
  const count = new Set(told.map(sameHappening)).size + silent.length;
  return count > 0 && isAllRead && told.every((one) => isOver(one, moment)) ? count : undefined;
};

const identityOf = ({ uid, instance }: Happening | SourceEntry) => JSON.stringify([uid, instance]);
