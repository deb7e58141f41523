import { copyText } from '../../lib/copy-text';
import { IconButton } from '../../ui/icon-button';
import { toast } from '../toast/toast-store';
import styles from './build-label.module.css';

export const BuildLabel = () => (
  <footer className={styles.foot}>
    <span className="small">{__BUILD__}</span>
    <IconButton icon="copy" size={18} label="Copy build version" onClick={copy} />
  </footer>
);

const copy = async () =>
  (await copyText(__BUILD__))
    ? toast({ title: 'Version copied!', description: __BUILD__ })
    : toast({ title: 'Error', description: 'Failed to copy. Please try again.', variant: 'destructive' });
