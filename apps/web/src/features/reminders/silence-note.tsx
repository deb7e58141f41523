import { Icon } from '../../ui/icon';
import { type Silence, silenceOf } from './notifications';
import styles from './remind-dialog.module.css';

/** That a reminder is shown in the open page only, and what to do about it. */
export const SilenceNote = () => {
  const silence = silenceOf();
  return silence ? (
    <p className={styles.note}>
      <Icon name="alert" size={20} />
      <span>{WORDS[silence]}</span>
    </p>
  ) : null;
};

const WORDS: Readonly<Record<Silence, string>> = {
  blocked:
    'Notifications are blocked for Almanac in this browser, so you are reminded only while it is open. Allow notifications in the browser’s settings for this site, or choose SMS.',
  missing: 'This browser shows no notifications, so you are reminded only while Almanac is open. Or choose SMS.',
};
