import { Icon } from '../../../ui/icon';
import styles from './ops.module.css';
import type { LiveState } from './use-live';

/** Always rendered, so that screen readers announce changes. */
export const ConnectionNotice = ({ state }: { state: LiveState }) => (
  <p role="status" className={styles.lost}>
    {STATE_TEXTS[state] && (
      <>
        <Icon name="alert" size={18} />
        {STATE_TEXTS[state]}
      </>
    )}
  </p>
);

const STATE_TEXTS: Readonly<Partial<Record<LiveState, string>>> = {
  lost: 'The server does not answer. The data shown may be old. Retrying automatically.',
  polling: 'No live updates. Updating at intervals and retrying automatically.',
  crowded: 'Too many open dashboards. Updating every 30 seconds.',
};
