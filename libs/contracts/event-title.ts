import { repairMojibake } from './repair-mojibake';
import type { TownEvent } from './town-event';

export const titleOf = ({ name, shownTitle }: Pick<TownEvent, 'name' | 'shownTitle'>): string =>
  repairMojibake(shownTitle?.title ?? name);

/** Labels beside the title: the result of a game first, then the publisher's labels. */
export const titleLabelsOf = ({ shownTitle }: Pick<TownEvent, 'shownTitle'>): readonly string[] => [
  ...(shownTitle?.result ? [shownTitle.result] : []),
  ...(shownTitle?.labels ?? []),
];
