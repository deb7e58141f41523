import { Link } from 'wouter';
import { remembered, useRemembered } from '../../lib/local-storage';
import { Icon } from '../../ui/icon';
import styles from './event-page.module.css';

/** Back to where one came from: the list of the town, or one's own. */
export const BackLink = () => {
  const [fromMe] = useRemembered(remembered.fromMePage);
  return (
    <Link href={fromMe ? '/me' : '/'} className={styles.back}>
      <Icon name="back" size={20} />
      <span>Back to {fromMe ? 'My Events' : 'Events'}</span>
    </Link>
  );
};
