import { useFilterCount } from '../../lib/filters';
import { remembered, useRemembered } from '../../lib/local-storage';
import { useAssistantOff } from '../../lib/use-assistant';
import { DeferredMount } from '../../ui/deferred-mount';
import { Icon } from '../../ui/icon';
import { lazyComponent } from '../../ui/lazy-component';
import { fetchParts } from '../assistant/fetch-parts';
import { useHighlightsLine } from '../assistant/highlights-line';
import { useChoice } from '../choice/use-choice';
import { usePreferences } from '../preferences/use-preferences';
import { useSelector } from '../selector/use-selector';
import { Countdown } from './countdown';
import styles from './home-page.module.css';

/** Reserves the room for Today's Highlights, so that the list does not move. */
export const LineAboveList = () => {
  const { isReserved, release, dismiss } = useHighlightsLine();
  const [isWhole, isAssistantOff] = [useIsWholeList(), useAssistantOff()];
  const showsHighlights = isReserved && isWhole && !isAssistantOff;
  return (
    <div className={`${styles.above} paperless`} data-kept={showsHighlights || undefined}>
      <Countdown />
      <Invitation />
      {showsHighlights && (
        <DeferredMount>
          <Highlights onNone={release} onDismiss={dismiss} />
        </DeferredMount>
      )}
    </div>
  );
};

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

const Highlights = lazyComponent(async () => (await fetchParts()).Highlights);

const useIsWholeList = () => {
  const [view] = useRemembered(remembered.eventView);
  const [term] = useRemembered(remembered.searchTerm);
  const { choice } = useChoice();
  const isFiltered = useFilterCount() > 0;
  return view === 'list' && term.trim() === '' && choice.kind !== 'entry' && !isFiltered;
};
