import { Link } from 'wouter';
import { useRemembered } from '../../lib/local-storage';
import { wayBack } from '../../lib/way-back';
import { Icon } from '../../ui/icon';
import styles from './event-page.module.css';

/** Back to where one came from: the list of the town, or one's own. */
export const BackLink = () => {
  const [fromMe] = useRemembered(wayBack.fromMePage);
  return (
    <Link href={fromMe ? '/me' : '/'} className={`${styles.back} paperless`}>
      <Icon name="back" size={20} />
      <span>Back to {fromMe ? 'My Events' : 'Events'}</span>
    </Link>
  );
};
