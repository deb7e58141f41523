import { useState } from 'react';
import { botcastRequests } from '../../lib/botcast-panel';
import { useAssistantOn } from '../../lib/use-assistant';
import { useFeature } from '../../lib/use-town';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';
import styles from './botcast.module.css';

export const Botcast = () => {
  const [requests, setRequests] = useState(0);
  const isOn = useHasBotcast();
  botcastRequests.useEach(() => setRequests((times) => times + 1));
  return isOn && requests > 0 ? (
    <DeferredMount isRequested>
      <BotcastPanel requests={requests} onClose={() => setRequests(0)} />
    </DeferredMount>
  ) : null;
};

export const BotcastOverview = () =>
  useHasBotcast() ? (
    <div className={`${styles.overview} paperless`}>
      <DeferredMount isRequested>
        <OverviewButton />
      </DeferredMount>
    </div>
  ) : null;

const useHasBotcast = () => [useAssistantOn(), useFeature('botcast')].every(Boolean);

const BotcastPanel = lazyComponent(async () => (await import('./botcast-panel')).BotcastPanel);

const OverviewButton = lazyComponent(async () => (await import('./overview-button')).OverviewButton);
