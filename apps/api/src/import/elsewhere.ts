import { isOver, type Moment } from '#libs/contracts';
import { type Happening, LAST_DAY, sameHappening } from '#libs/integrations';
import type { SourceEntry } from '#projections';
import type { LoadReading } from './load-reading';
import { identityOf, isAnnounced, type SourceHistory } from './source-history';

type Before = Readonly<{ known: readonly SourceEntry[]; history: SourceHistory; moment: Moment }>;

type Told = Readonly<{
  happenings: readonly Happening[];
  moved: ReadonlySet<Happening>;
  /** To be remembered: what stands in the past under the UID of something to come, and was not moved there. */
  resting: readonly string[];
}>;

/**
 * What of all that a load tells is to be settled. Outside the window that is what is single and still to come; and, if it is
 * only known (`moved`), what an event was moved to that has not taken place. Where the title is all that publishers have for a
 * UID, another one of that title may have rested there before.
 */
export const toldIn = (reading: LoadReading, { known, history, moment }: Before): Told => {
  const { happenings, elsewhere = [], series = [] } = reading;
  const repeating = new Set(series.map(({ uid }) => uid));
  const isNews = ({ uid, date }: Happening) => !repeating.has(uid) && date <= LAST_DAY;
  const ahead = elsewhere.filter((one) => isNews(one) && !isOver(one, moment));

  const awaited = known.filter((entry) => !isOver(entry, moment) || entry.isBackdated);
  const identities = new Set(awaited.map(identityOf));
  const uids = new Set(awaited.filter(isAnnounced).flatMap(({ uid, uidBefore = uid }) => [uid, uidBefore]));
  const toCome = new Set([...happenings, ...ahead].map(({ uid }) => uid));
  const before = new Set(history.resting);
  const isMoved = (one: Happening) =>
    identities.has(identityOf(one)) ||
    (uids.has(one.uid) && !toCome.has(one.uid) && !repeating.has(one.uid) && !before.has(identityOf(one)));
  const news = new Set(ahead);
  const others = elsewhere.filter((one) => !news.has(one));
  const moved = new Set(others.filter(isMoved));
  const resting = others.filter((one) => !moved.has(one) && (uids.has(one.uid) || toCome.has(one.uid)));
  return { happenings: [...happenings, ...ahead, ...moved], moved, resting: resting.map(identityOf) };
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
