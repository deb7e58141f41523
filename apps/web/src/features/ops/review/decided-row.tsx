import { Button } from '../../../ui/button';
import frame from '../frame/ops.module.css';
import { titleOf } from './deeds';
import styles from './review.module.css';
import type { Deed } from './use-deciding';

/** What was just decided here, where it stood, with its way back. */
export const DecidedRow = ({ deed, onUndo }: { deed: Deed; onUndo: () => void }) => {
  const title = titleOf(deed.item);
  return (
    // The second half of a double click must not take the keyboard from the next one.
    <li className={styles.done} onMouseDown={(event) => event.detail > 1 && event.preventDefault()}>
      <p>
        <b>{deed.words}</b> {title}
      </p>
      <Button className={frame.small} aria-label={`Undo ${title}`} onClick={({ detail }) => detail > 1 || onUndo()}>
        Undo
      </Button>
    </li>
  );
};
