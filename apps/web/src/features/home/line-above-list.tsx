import { useFilterCount } from '../../lib/filters';
import { remembered, useRemembered } from '../../lib/local-storage';
import { useNoMagic } from '../../lib/use-magic';
import { fetched } from '../../ui/fetched';
import { Icon } from '../../ui/icon';
import { Later } from '../../ui/later';
import { useChoice } from '../choice/use-choice';
import { parts } from '../magic/fetch-parts';
import { useHighlightsRoom } from '../magic/highlights-room';
import { usePreferences } from '../preferences/use-preferences';
import { useSelector } from '../selector/use-selector';
import { Countdown } from './countdown';
import styles from './home-page.module.css';

/** One line above the list, in which Today's Highlights come without moving the list. */
export const LineAboveList = () => {
  const { room, giveUp, dismiss } = useHighlightsRoom();
  const [isWhole, noMagic] = [useIsWholeList(), useNoMagic()];
  const isKept = room && isWhole && !noMagic;
  return (
    <div className={`${styles.above} paperless`} data-kept={isKept || undefined}>
      <Countdown />
      <Invitation />
      {isKept && (
        <Later>
          <Highlights onNone={giveUp} onDismiss={dismiss} />
        </Later>
      )}
    </div>
  );
};

/** For those who never changed a follow. */
const Invitation = () => {
  const { data: preferences } = usePreferences();
  const openSelector = useSelector();
  return preferences?.defaults ? (
    <button type="button" className={styles.invitation} onClick={openSelector}>
      <span>Follow organizations for a custom view!</span>
      <Icon name="next" />
    </button>
  ) : null;
};

const Highlights = fetched(async () => (await parts()).Highlights);

/** Whether the page is the list of the day, and nobody looks for something else. */
const useIsWholeList = () => {
  const [view] = useRemembered(remembered.eventView);
  const [term] = useRemembered(remembered.searchTerm);
  const { choice } = useChoice();
  const isFiltered = useFilterCount() > 0;
  return view === 'list' && term.trim() === '' && choice.kind !== 'entry' && !isFiltered;
};
