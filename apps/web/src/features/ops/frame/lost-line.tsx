import { Icon } from '../../../ui/icon';
import styles from './ops.module.css';
import type { Live } from './use-live';

/** Says where what is shown may be old. The place is always there, so that it is heard when it comes and goes. */
export const LostLine = ({ state }: Pick<Live<unknown>, 'state'>) => (
  <p role="status" className={styles.lost}>
    {SAID[state] && (
      <>
        <Icon name="alert" size={18} />
        {SAID[state]}
      </>
    )}
  </p>
);

const SAID: Readonly<Partial<Record<Live<unknown>['state'], string>>> = {
  lost: 'The server does not answer. The data shown may be old. Retrying automatically.',
  asked: 'Too many open dashboards. Updating every 30 seconds.',
};
