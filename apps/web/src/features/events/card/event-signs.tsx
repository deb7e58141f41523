import { isAlert, isOwnEvent, type TownEvent } from '#libs/contracts';
import { Icon } from '../../../ui/icon';
import { Tip } from '../../../ui/tip';
import { creationSentence } from '../appearance';
import styles from './event-row.module.css';

export const EventSigns = ({ event, saved }: { event: TownEvent; saved: boolean }) => (
  <>
    {isAlert(event) && (
      <EventSign words="Emergency alert" className={styles.warning}>
        <Icon name="alert" size={22} />
      </EventSign>
    )}
    {isOwnEvent(event) && (
      <EventSign words={creationSentence(event)}>
        <Icon name="pen" size={22} />
      </EventSign>
    )}
    {saved && (
      <EventSign words="Saved" className={styles.saved}>
        <Icon name="saved" size={22} />
      </EventSign>
    )}
  </>
);

const EventSign = ({ words, className = '', children }: { words: string; className?: string; children: React.ReactNode }) => (
  <Tip label={words} touch>
    <span className={`${styles.sign} ${className}`} role="img" aria-label={words}>
      {children}
    </span>
  </Tip>
);
