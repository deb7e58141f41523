import { Link } from 'wouter';
import { useRemembered } from '../../lib/local-storage';
import { returnPosition } from '../../lib/return-position';
import { Icon } from '../../ui/icon';
import styles from './event-page.module.css';

export const BackLink = () => {
  const [fromMe] = useRemembered(returnPosition.fromMePage);
  return (
    <Link href={fromMe ? '/me' : '/'} className={`${styles.back} paperless`}>
      <Icon name="back" size={20} />
      <span>Back to {fromMe ? 'My Events' : 'Events'}</span>
    </Link>
  );
};
