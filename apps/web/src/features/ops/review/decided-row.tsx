import { Button } from '../../../ui/button';
import frame from '../frame/ops.module.css';
import { titleOf } from './deeds';
import styles from './review.module.css';
import type { Deed } from './use-deciding';

/** What was just decided here, where it stood, with its way back. */
export const DecidedRow = ({ deed, onUndo }: { deed: Deed; onUndo: () => void }) => {
  const title = titleOf(deed.item);
  return (
    <li className={styles.done}>
      <p>
        <b>{deed.words}</b> {title}
      </p>
      <Button className={frame.small} aria-label={`Undo ${title}`} onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
};
