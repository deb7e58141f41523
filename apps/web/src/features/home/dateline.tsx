import { longDate } from '#libs/contracts';
import { useToday } from '../town/use-town';
import styles from './home-page.module.css';

export const Dateline = () => (
  <div className={styles.dateline}>
    <h1 tabIndex={-1}>{longDate(useToday())}</h1>
  </div>
);
