import { Icon } from '../../ui/icon';
import { usePreferences } from '../preferences/use-preferences';
import { useSelector } from '../selector/use-selector';
import styles from './home-page.module.css';

/** For those who never changed a follow. */
export const Invitation = () => {
  const { data: preferences } = usePreferences();
  const openSelector = useSelector();
  return preferences?.defaults ? (
    <button type="button" className={styles.invitation} onClick={openSelector}>
      <span>Follow organizations for a custom view!</span>
      <Icon name="next" />
    </button>
  ) : null;
};
