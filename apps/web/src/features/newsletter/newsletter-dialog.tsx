import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { Form } from './form';
import styles from './newsletter.module.css';

type Props = { form: string; opened: boolean; onClose: () => void };

/** The form is somebody else's page, in a frame; nothing is asked of it before the dialog is open. */
export const NewsletterDialog = ({ form, opened, onClose }: Props) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    title="Want to learn more about Almanac?"
    lead="Get the latest events delivered to your inbox"
  >
    <Form address={form} />
    <p className={styles.directly}>
      <a href={form} target="_blank" rel="noopener">
        Open the form in a new tab
        <Icon name="external" size={16} />
      </a>
    </p>
  </Dialog>
);
