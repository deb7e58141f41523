import { AUTHOR_NOTICES, type Author } from '#libs/contracts';
import styles from './author-line.module.css';
import { Icon } from './icon';

export const AuthorLine = ({ source, className = '' }: { source: Author; className?: string }) => (
  <p className={`${styles.author} ${className}`}>
    <Icon name="info" size={16} />
    {AUTHOR_NOTICES[source]}
  </p>
);
