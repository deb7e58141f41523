import type { TownEvent } from '#libs/contracts';
import { isAlert, isOwn } from '#libs/contracts';
import { Icon } from '../../../ui/icon';
import { Tip } from '../../../ui/tip';
import { createdWords } from '../appearance';
import styles from './event-row.module.css';

/** The small marks at the end of a row: an alert, one's own event, a saved one. */
export const EventSigns = ({ event, saved }: { event: TownEvent; saved: boolean }) => (
  <>
    {isAlert(event) && (
      <Sign words="Emergency alert" className={styles.warning}>
        <Icon name="alert" size={22} />
      </Sign>
    )}
    {isOwn(event) && (
      <Sign words={createdWords(event)}>
        <Icon name="pen" size={22} />
      </Sign>
    )}
    {saved && (
      <Sign words="Saved" className={styles.saved}>
        <Icon name="saved" size={22} />
      </Sign>
    )}
  </>
);

const Sign = ({ words, className = '', children }: { words: string; className?: string; children: React.ReactNode }) => (
  <Tip label={words} touch>
    <span className={`${styles.sign} ${className}`} role="img" aria-label={words}>
      {children}
    </span>
  </Tip>
);
