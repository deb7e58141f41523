import { useState } from 'react';
import { botcastRequests } from '../../lib/botcast-panel';
import { useMagic } from '../../lib/use-magic';
import { useFeature } from '../../lib/use-town';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';
import styles from './botcast.module.css';

/** Where the Botcast stands once somebody has asked for it. */
export const Botcast = () => {
  const [asked, setAsked] = useState(0);
  const isOn = useHasBotcast();
  botcastRequests.useEach(() => setAsked((times) => times + 1));
  return isOn && asked > 0 ? (
    <Later wanted>
      <BotcastPanel asked={asked} onClose={() => setAsked(0)} />
    </Later>
  ) : null;
};

/** Above the table. */
export const Overview = () =>
  useHasBotcast() ? (
    <div className={`${styles.overview} paperless`}>
      <Later wanted>
        <OverviewButton />
      </Later>
    </div>
  ) : null;

const useHasBotcast = () => [useMagic(), useFeature('botcast')].every(Boolean);

const BotcastPanel = fetched(async () => (await import('./botcast-panel')).BotcastPanel);

const OverviewButton = fetched(async () => (await import('./overview-button')).OverviewButton);
