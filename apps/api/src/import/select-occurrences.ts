import { type CurrentTime, isOver } from '#libs/contracts';
import { contentKeyOf, type FeedOccurrence, LAST_EVENT_DAY } from '#libs/integrations';
import type { SourceEventDocument } from '#projections';
import type { ImportReading } from './import-reading';
import { identityOf, isAnnounced, type SourceHistory } from './source-history';

type SourceContext = Readonly<{ knownEntries: readonly SourceEventDocument[]; history: SourceHistory; moment: CurrentTime }>;

type SelectedOccurrences = Readonly<{
  occurrences: readonly FeedOccurrence[];
  moved: ReadonlySet<FeedOccurrence>;
  /** Remembered with the source: past occurrences under the UID of an upcoming event that were not moved there. */
  resting: readonly string[];
}>;

/**
 * Selects occurrences in the window, and outside it single upcoming events, and those (`moved`) to which a known event was moved
 * before it took place. Some publishers use the title as UID: an occurrence may have been in the past before.
 */
export const selectOccurrences = (
  reading: ImportReading,
  { knownEntries, history, moment }: SourceContext,
): SelectedOccurrences => {
  const { occurrences, outsideWindow = [], series = [] } = reading;
  const repeating = new Set(series.map(({ uid }) => uid));
  const isNews = ({ uid, date }: FeedOccurrence) => !repeating.has(uid) && date <= LAST_EVENT_DAY;
  const ahead = outsideWindow.filter((one) => isNews(one) && !isOver(one, moment));

  const awaited = knownEntries.filter((entry) => !isOver(entry, moment) || entry.isBackdated);
  const identities = new Set(awaited.map(identityOf));
  const uids = new Set(awaited.filter(isAnnounced).flatMap(({ uid, uidBefore = uid }) => [uid, uidBefore]));
  const toCome = new Set([...occurrences, ...ahead].map(({ uid }) => uid));
  const restingBefore = new Set(history.resting);
  const isMoved = (one: FeedOccurrence) =>
    identities.has(identityOf(one)) ||
    (uids.has(one.uid) && !toCome.has(one.uid) && !repeating.has(one.uid) && !restingBefore.has(identityOf(one)));
  const news = new Set(ahead);
  const movedOutsideWindow = outsideWindow.filter((one) => !news.has(one));
  const moved = new Set(movedOutsideWindow.filter(isMoved));
  const resting = movedOutsideWindow.filter((one) => !moved.has(one) && (uids.has(one.uid) || toCome.has(one.uid)));
  return { occurrences: [...occurrences, ...ahead, ...moved], moved, resting: resting.map(identityOf) };
};

/** Undefined unless all events are over: a series without an occurrence in the window is, an unreadable component may not be. */
export const countIfAllOver = (
  { occurrences, outsideWindow = [], series = [], unread = [] }: ImportReading,
  moment: CurrentTime,
): number | undefined => {
  const all = [...occurrences, ...outsideWindow];
  const uids = new Set(all.map(({ uid }) => uid));
  const silent = series.filter(({ uid, isWhole }) => isWhole && !uids.has(uid)).map(({ uid }) => uid);
  const explained = new Set([...uids, ...silent]);
  const isAllRead = unread.every(({ uid }) => explained.has(uid));
  const count = new Set(all.map(contentKeyOf)).size + silent.length;
  return count > 0 && isAllRead && all.every((one) => isOver(one, moment)) ? count : undefined;
};
