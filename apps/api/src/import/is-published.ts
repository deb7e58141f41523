import { type CatalogueContent, changesBetween, isUnchanged } from '#libs/domain';
import type { CatalogueDocument, SourceEventDocument } from '#projections';
import type { SettledOccurrence } from './settlement';

/** True only if publishing the occurrence would record nothing: the read models show exactly that already. */
export const isPublished = (
  { happening: { uid, instance, status }, doubles, rebookedAs }: SettledOccurrence,
  content: CatalogueContent,
  entry: SourceEventDocument,
  document: CatalogueDocument | undefined,
): boolean => {
  if (!document || doubles.length > 0) return false;
  const { id: _, status: shownStatus, isPrivate, ...shown } = document.event;
  const isStillRebooked = document.history.rebookedAs === rebookedAs || (rebookedAs === undefined && shownStatus === 'cancelled');
  return (
    !isPrivate &&
    shownStatus === status &&
    entry.uid === uid &&
    entry.instance === instance &&
    isStillRebooked &&
    isUnchanged(changesBetween(shown, content))
  );
};
