import { useEffect, useState } from 'react';
import { BOTCAST_REQUESTED } from '../../lib/botcast-panel';
import { useMagic } from '../../lib/use-magic';
import { useFeature } from '../../lib/use-town';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';
import styles from './botcast.module.css';

/** Where the Botcast stands once somebody has asked for it. */
export const Botcast = () => {
  const [asked, setAsked] = useState(0);
  const isOn = useHasBotcast();
  useEffect(() => {
    const open = () => setAsked((times) => times + 1);
    window.addEventListener(BOTCAST_REQUESTED, open);
    return () => window.removeEventListener(BOTCAST_REQUESTED, open);
  }, []);
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
