import { longDate } from '#libs/contracts';
import { useFeature, useToday } from '../../lib/use-town';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';
import styles from './home-page.module.css';

/** The day, and how warm it is. There is room for that from the first picture on. */
export const Dateline = () => (
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
