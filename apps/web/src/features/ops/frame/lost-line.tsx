import { Icon } from '../../../ui/icon';
import styles from './ops.module.css';
import type { Live } from './use-live';

/** Says that what is shown may be old. The place is always there, so that it is heard when it comes and goes. */
export const LostLine = ({ state }: Pick<Live<unknown>, 'state'>) => (
  <p role="status" className={styles.lost}>
    {state === 'lost' && (
      <>
        <Icon name="alert" size={18} />
        The server does not answer. What is shown may be old; it is asked again by itself.
      </>
    )}
  </p>
);
