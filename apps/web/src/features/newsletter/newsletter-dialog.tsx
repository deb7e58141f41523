import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import styles from './newsletter.module.css';
import { NewsletterForm } from './newsletter-form';

type Props = { form: string; opened: boolean; onClose: () => void };

/** The form is an external page, loaded only when the dialog opens. */
export const NewsletterDialog = ({ form, opened, onClose }: Props) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    title="Want to learn more about Almanac?"
    lead="Get the latest events delivered to your inbox"
  >
    <NewsletterForm address={form} />
    <p className={styles.directly}>
      <a href={form} target="_blank" rel="noopener">
        Open the form in a new tab
        <Icon name="external" size={16} />
      </a>
    </p>
  </Dialog>
);
