import { isPast } from '#libs/contracts';
import { useToday } from '../../lib/use-town';
import { useHiddenEvents } from '../events/hidden-events';
import type { Shown } from '../events/views/shown';
import { NothingComing, NothingSaved } from './nothing-saved';
import type { Saved } from './use-saved';

/** The saved events of the list and the table, where nothing is over, and those of the calendar. */
export const useShownSaved = ({ events, failed, retry }: Saved): { coming: Shown; all: Shown } => {
  const today = useToday();
  const { gone: hidden } = useHiddenEvents();
  if (failed) return alike({ state: 'failed', retry });
  if (!events) return alike({ state: 'loading' });
  if (events.length === 0) return alike({ state: 'ready', events, none: () => <NothingSaved /> });
  const all = events.filter(({ id }) => !hidden.has(id));
  const coming = all.filter((event) => !isPast(event, today));
  return { all: { state: 'ready', events: all }, coming: { state: 'ready', events: coming, none: () => <NothingComing /> } };
};

const alike = (shown: Shown) => ({ coming: shown, all: shown });
