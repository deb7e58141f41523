import { useEffect, useEffectEvent } from 'react';
import { MY_EVENTS } from '#libs/contracts';
import { remembered, useRemembered } from '../../lib/local-storage';
import { Alerts } from '../alerts/alerts';
import { FEED, isChosen, useChoice } from '../choice/use-choice';
import { SearchBox } from '../search/search-box';
import { SearchButton } from '../search/search-button';
import { BackToTop } from './back-to-top';
import { ChoiceChips } from './choice-chips';
import { Dateline } from './dateline';
import { EventViews } from './event-views';
import styles from './home-page.module.css';
import { Invitation } from './invitation';
import { useShownEvents } from './use-shown-events';
import { ViewSwitch } from './view-switch';

/** What happens in town. */
export const HomePage = () => {
  const shown = useShownEvents();
  const [view] = useRemembered(remembered.eventView);
  const [searching] = useRemembered(remembered.isSearchExpanded);
  useFeedInsteadOfOwnEvents();
  return (
    <>
      <Alerts />
      <Dateline />
      <div className={styles.tools} data-searching={searching || undefined}>
        <SearchBox />
        <SearchButton />
        <ViewSwitch />
      </div>
      <ChoiceChips />
      <Invitation />
      <EventViews shown={shown} view={view} />
      <BackToTop side={view === 'list' ? 'left' : 'right'} />
    </>
  );
};

/** Who comes from their own events sees them among the others. */
const useFeedInsteadOfOwnEvents = () => {
  const { choice, choose } = useChoice();
  const onArrival = useEffectEvent(() => isChosen(choice, MY_EVENTS) && choose(FEED));
  useEffect(() => void onArrival(), []);
};
