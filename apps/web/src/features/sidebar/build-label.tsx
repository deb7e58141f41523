import { copyWithToast } from '../../lib/copy-with-toast';
import { IconButton } from '../../ui/icon-button';
import styles from './build-label.module.css';

export const BuildLabel = () => (
  <footer className={styles.foot}>
    <span className="small">{__BUILD__}</span>
    <IconButton icon="copy" size={18} label="Copy build version" onClick={copy} />
  </footer>
);

const copy = () =>
  copyWithToast(__BUILD__, { title: 'Version copied!', description: __BUILD__, failed: 'Failed to copy. Please try again.' });
