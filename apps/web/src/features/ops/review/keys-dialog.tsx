import { Dialog } from '../../../ui/dialog';
import styles from './review.module.css';

/** They work while the focus is in the queue but not in a field. */
export const KeysDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Dialog opened={opened} narrow onClose={onClose} title="Keys" lead="They work while the keyboard is in the queue.">
    <dl className={styles.keys}>
      {KEYS.map(([keys, words]) => (
        <div key={words}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);

const KEYS: readonly [readonly string[], string][] = [
  [['J', '↓'], 'The next one'],
  [['K', '↑'], 'The one before'],
  [['A'], 'Accept a suggestion, confirm a merge, close a report'],
  [['D'], 'Decline a suggestion, refuse a merge'],
  [['E'], 'Edit a suggestion before it is accepted'],
  [['U'], 'Undo the last decision, or a recent one'],
  [['?'], 'Show these keys'],
];
