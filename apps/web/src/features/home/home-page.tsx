import { useEffect, useEffectEvent, useState } from 'react';
import { formatLongDate, OWN_EVENTS_ORGANIZATION } from '#libs/contracts';
import { remembered, useRemembered } from '../../lib/local-storage';
import { useHydrated } from '../../lib/use-hydrated';
import { useFeature, useToday } from '../../lib/use-town';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';
import { Alerts } from '../alerts/alerts';
import { AssistantButton } from '../assistant/assistant-button';
import { AssistantPanels } from '../assistant/assistant-panels';
import type { SummaryChoice } from '../assistant/summary-choice';
import { AudioOverview, BotcastPanelHost } from '../botcast/botcast';
import { isChosen, MY_ALMANAC_CHOICE, useChoice } from '../choice/use-choice';
import { useIsLarge } from '../events/use-events';
import { BackToTop } from '../events/views/back-to-top';
import { EventViews } from '../events/views/event-views';
import { ViewSwitch } from '../events/views/view-switch';
import { QuickAdd } from '../quick-add/quick-add';
import { SearchBox } from '../search/search-box';
import { SearchButton } from '../search/search-button';
import { AddEventButton } from './add-event-button';
import { ChoiceChips } from './choice-chips';
import { ChosenLine } from './chosen-line';
import { ComingLinks } from './coming-links';
import styles from './home-page.module.css';
import { LineAboveList } from './line-above-list';
import { useShownEvents, useShownMonth } from './use-shown-events';

export const HomePage = () => {
  const pageEvents = useShownEvents();
  const [view] = useRemembered(remembered.eventView);
  const [searching] = useRemembered(remembered.isSearchExpanded);
  const [summaryChoice, chooseSummary] = useState<SummaryChoice>();
  useMyAlmanacAfterOwnEvents();
  return (
    <>
      <Alerts />
      <div className={styles.lane}>
        <Dateline />
        <div className={`${styles.tools} paperless`} data-searching={searching || undefined}>
          <SearchBox />
          <SearchButton />
          <ViewSwitch />
          <AssistantButton onAsk={chooseSummary} />
        </div>
        <ChoiceChips pageEvents={pageEvents} />
        <ChosenLine pageEvents={pageEvents} onAsk={chooseSummary} />
        <LineAboveList />
        <BotcastPanelHost />
        <AssistantPanels choice={summaryChoice} onClose={() => chooseSummary(undefined)}>
          <QuickAdd />
        </AssistantPanels>
        {view === 'table' && pageEvents.state === 'ready' && pageEvents.events.length > 0 && <AudioOverview />}
        <EventViews view={view} pageEvents={pageEvents} useMonth={useShownMonth} />
        <ComingLinks />
        {useIsLarge() && <RestOfList isEmpty={pageEvents.state === 'loading'} />}
      </div>
      <BackToTop />
      <AddEventButton />
    </>
  );
};

/** Coming from My Events shows My Almanac, which includes own events. */
const useMyAlmanacAfterOwnEvents = () => {
  const { choice, choose } = useChoice();
  const onArrival = useEffectEvent(() => isChosen(choice, OWN_EVENTS_ORGANIZATION) && choose(MY_ALMANAC_CHOICE));
  useEffect(() => void onArrival(), []);
};

const Dateline = () => (
  <div className={styles.dateline}>
    <h1 tabIndex={-1}>{formatLongDate(useToday())}</h1>
    {useFeature('weather') && (
      <DeferredMount>
        <Weather />
      </DeferredMount>
    )}
  </div>
);

const RestOfList = (props: { isEmpty: boolean }) => (
  <DeferredMount isRequested={useHydrated()}>
    <RestOfListLoader {...props} />
  </DeferredMount>
);

const RestOfListLoader = lazyComponent(async () => (await import('./rest-of-list-loader')).RestOfListLoader);

const Weather = lazyComponent(async () => (await import('../weather/weather')).Weather);
