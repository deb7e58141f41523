import { useState } from 'react';
import { botcastRequests } from '../../lib/botcast-panel';
import { useAssistantOn } from '../../lib/use-assistant';
import { useFeature } from '../../lib/use-town';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';
import styles from './botcast.module.css';

export const BotcastPanelHost = () => {
  const [requestCount, setRequestCount] = useState(0);
  const hasBotcast = useHasBotcast();
  botcastRequests.useEach(() => setRequestCount((count) => count + 1));
  return hasBotcast && requestCount > 0 ? (
    <DeferredMount isRequested>
      <BotcastPanel requestCount={requestCount} onClose={() => setRequestCount(0)} />
    </DeferredMount>
  ) : null;
};

export const AudioOverview = () =>
  useHasBotcast() ? (
    <div className={`${styles.overview} paperless`}>
      <DeferredMount isRequested>
        <OverviewButton />
      </DeferredMount>
    </div>
  ) : null;

// Both hooks are called each time.
const useHasBotcast = () => [useAssistantOn(), useFeature('botcast')].every(Boolean);

const BotcastPanel = lazyComponent(async () => (await import('./botcast-panel')).BotcastPanel);

const OverviewButton = lazyComponent(async () => (await import('./overview-button')).OverviewButton);
