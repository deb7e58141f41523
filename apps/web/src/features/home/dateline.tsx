import { longDate } from '#libs/contracts';
import { useToday } from '../../lib/use-town';
import styles from './home-page.module.css';

export const Dateline = () => (
  <div className={styles.dateline}>
    <h1 tabIndex={-1}>{longDate(useToday())}</h1>
  </div>
);
