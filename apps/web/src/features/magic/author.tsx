import { AUTHOR_WORDS, type Author } from '#libs/contracts';
import { Icon } from '../../ui/icon';
import styles from './magic.module.css';

/** Who wrote what stands above it. */
export const AuthorLine = ({ source }: { source: Author }) => (
  <p className={styles.author}>
    <Icon name="info" size={16} />
    {AUTHOR_WORDS[source]}
  </p>
);
