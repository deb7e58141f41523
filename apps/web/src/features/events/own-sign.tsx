import { isOwn, type TownEvent } from '#libs/contracts';
import { Icon } from '../../ui/icon';
import { Tip } from '../../ui/tip';
import { createdWords } from './appearance';
import styles from './own-sign.module.css';

/** After the name of an event of one's own. */
export const OwnSign = ({ event }: { event: TownEvent }) =>
  isOwn(event) ? (
    <Tip label={createdWords(event)} touch>
      <span className={styles.own} role="img" aria-label={createdWords(event)}>
        <Icon name="user" size={18} />
      </span>
    </Tip>
  ) : null;
