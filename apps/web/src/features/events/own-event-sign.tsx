import { isOwnEvent, type TownEvent } from '#libs/contracts';
import { Icon } from '../../ui/icon';
import { Tip } from '../../ui/tip';
import { creationSentence } from './appearance';
import styles from './own-event-sign.module.css';

export const OwnEventSign = ({ event }: { event: TownEvent }) =>
  isOwnEvent(event) ? (
    <Tip label={creationSentence(event)} touch>
      <span className={styles.own} role="img" aria-label={creationSentence(event)}>
        <Icon name="user" size={18} />
      </span>
    </Tip>
  ) : null;
