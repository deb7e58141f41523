import { Link } from 'wouter';
import { addDays, dayOfMonth, formatMonth } from '#libs/contracts';
import { openAuthDialog } from '../../lib/auth-dialog';
import { useFeature, useToday } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import styles from './join-dialog.module.css';

export const JoinDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const tomorrow = addDays(useToday(), 1);
  const signUp = () => {
    onClose();
    openAuthDialog('register');
  };
  return (
    <Dialog
      opened={opened}
      narrow
      onClose={onClose}
      title="Join for Free"
      foot={
        <div className={styles.ways}>
          <Button variant="filled" onClick={signUp}>
            Sign Up Free
          </Button>
          {useFeature('suggest') && (
            <Button component={Link} href="/suggest" onClick={onClose}>
              Suggest an Event
            </Button>
          )}
        </div>
      }
    >
      <p className={styles.tomorrow} aria-hidden="true">
        Your <b>{dayOfMonth(tomorrow)}</b> {formatMonth(tomorrow)}
      </p>
      <p className={styles.lead}>Add your own events beside the town’s, and keep your feed on every device.</p>
    </Dialog>
  );
};
