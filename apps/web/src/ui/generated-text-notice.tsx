import { AUTHOR_NOTICES, type Author } from '#libs/contracts';
import styles from './generated-text-notice.module.css';
import { Icon } from './icon';

export const GeneratedTextNotice = ({ author, className = '' }: { author: Author; className?: string }) => (
  <p className={`${styles.notice} ${className}`}>
    <Icon name="info" size={16} />
    {AUTHOR_NOTICES[author]}
  </p>
);
