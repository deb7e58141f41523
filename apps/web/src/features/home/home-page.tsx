import { useEffect, useEffectEvent, useState } from 'react';
import { longDate, MY_EVENTS } from '#libs/contracts';
import { remembered, useRemembered } from '../../lib/local-storage';
import { useFeature, useToday } from '../../lib/use-town';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';
import { Alerts } from '../alerts/alerts';
import { Botcast, Overview } from '../botcast/botcast';
import { FEED, isChosen, useChoice } from '../choice/use-choice';
import { BackToTop } from '../events/views/back-to-top';
import { EventViews } from '../events/views/event-views';
import { ViewSwitch } from '../events/views/view-switch';
import type { AskedSummary } from '../magic/asked-summary';
import { MagicButton } from '../magic/magic-button';
import { MagicPanels } from '../magic/magic-panels';
import { QuickAdd } from '../quick-add/quick-add';
import { SearchBox } from '../search/search-box';
import { SearchButton } from '../search/search-button';
import { ChoiceChips } from './choice-chips';
import { ChosenLine } from './chosen-line';
import { ComingLinks } from './coming-links';
import styles from './home-page.module.css';
import { LineAboveList } from './line-above-list';
import { Plus } from './plus';
import { useShownEvents, useShownMonth } from './use-shown-events';

/** What happens in town. */
export const HomePage = () => {
  const shown = useShownEvents();
  const [view] = useRemembered(remembered.eventView);
  const [searching] = useRemembered(remembered.isSearchExpanded);
  const [asked, ask] = useState<AskedSummary>();
  useFeedInsteadOfOwnEvents();
  return (
    <>
      <Alerts />
      <div className={styles.lane}>
        <Dateline />
        <div className={`${styles.tools} paperless`} data-searching={searching || undefined}>
          <SearchBox />
          <SearchButton />
          <ViewSwitch />
          <MagicButton onAsk={ask} />
        </div>
        <ChoiceChips shown={shown} />
        <ChosenLine shown={shown} onAsk={ask} />
        <LineAboveList />
        <Botcast />
        <MagicPanels asked={asked} onClose={() => ask(undefined)}>
          <QuickAdd />
        </MagicPanels>
        {view === 'table' && shown.state === 'ready' && shown.events.length > 0 && <Overview />}
        <EventViews view={view} shown={shown} useMonth={useShownMonth} />
        <ComingLinks />
      </div>
      <BackToTop />
      <Plus />
    </>
  );
};

/** Who comes from their own events sees them among the others. */
const useFeedInsteadOfOwnEvents = () => {
  const { choice, choose } = useChoice();
  const onArrival = useEffectEvent(() => isChosen(choice, MY_EVENTS) && choose(FEED));
  useEffect(() => void onArrival(), []);
};

/** The day, and how warm it is. There is room for that from the first picture on. */
const Dateline = () => (
  <div className={styles.dateline}>
    <h1 tabIndex={-1}>{longDate(useToday())}</h1>
    {useFeature('weather') && (
      <Later>
        <Weather />
      </Later>
    )}
  </div>
);

const Weather = fetched(async () => (await import('../weather/weather')).Weather);
