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
  lost: 'The server does not answer. What is shown may be old; it is asked again by itself.',
  asked: 'This is watched at too many places to be told at once. It is asked anew at least every half minute.',
};
