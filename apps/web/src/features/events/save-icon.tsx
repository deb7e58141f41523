import { type TownEvent, titleOf } from '#libs/contracts';
import { IconButton } from '../../ui/icon-button';
import { useSave } from '../preferences/use-save';
import styles from './save-icon.module.css';

/** Save and unsave where there is room for an icon only. */
export const SaveIcon = ({ event }: { event: TownEvent }) => {
  const { saved, toggle } = useSave(event.id);
  const name = titleOf(event);
  return (
    <IconButton
      icon={saved ? 'saved' : 'save'}
      label={saved ? `Saved: ${name}` : `Save ${name}`}
      tip={false}
      size={20}
      className={saved ? styles.saved : undefined}
      aria-pressed={saved}
      onClick={toggle}
    />
  );
};
