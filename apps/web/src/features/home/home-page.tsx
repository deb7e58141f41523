import { useEffect, useEffectEvent } from 'react';
import { MY_EVENTS } from '#libs/contracts';
import { remembered, useRemembered } from '../../lib/local-storage';
import { Alerts } from '../alerts/alerts';
import { FEED, isChosen, useChoice } from '../choice/use-choice';
import { BackToTop } from '../events/views/back-to-top';
import { EventViews } from '../events/views/event-views';
import { ViewSwitch } from '../events/views/view-switch';
import { QuickAdd } from '../quick-add/quick-add';
import { SearchBox } from '../search/search-box';
import { SearchButton } from '../search/search-button';
import { ChoiceChips } from './choice-chips';
import { ChosenLine } from './chosen-line';
import { ComingLinks } from './coming-links';
import { Dateline } from './dateline';
import styles from './home-page.module.css';
import { Invitation } from './invitation';
import { Plus } from './plus';
import { useShownEvents, useShownMonth } from './use-shown-events';

/** What happens in town. */
export const HomePage = () => {
  const shown = useShownEvents();
  const [view] = useRemembered(remembered.eventView);
  const [searching] = useRemembered(remembered.isSearchExpanded);
  const side = view === 'list' ? 'left' : 'right';
  useFeedInsteadOfOwnEvents();
  return (
    <>
      <Alerts />
      <Dateline />
      <div className={`${styles.tools} paperless`} data-searching={searching || undefined}>
        <SearchBox />
        <SearchButton />
        <ViewSwitch />
      </div>
      <ChoiceChips shown={shown} />
      <ChosenLine shown={shown} />
      <Invitation />
      <QuickAdd />
      <EventViews view={view} shown={shown} useMonth={useShownMonth} />
      <ComingLinks />
      <BackToTop side={side} />
      <Plus side={side} />
    </>
  );
};

/** Who comes from their own events sees them among the others. */
const useFeedInsteadOfOwnEvents = () => {
  const { choice, choose } = useChoice();
  const onArrival = useEffectEvent(() => isChosen(choice, MY_EVENTS) && choose(FEED));
  useEffect(() => void onArrival(), []);
};
