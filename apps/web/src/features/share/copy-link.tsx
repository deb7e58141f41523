import { copyWithToast, LINK_COPIED_TOAST } from '../../lib/copy-with-toast';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { siteLink } from './networks';
import styles from './share-page.module.css';

export const CopyLink = () => (
  <section aria-labelledby="copy-the-link">
    <h2 id="copy-the-link" className={styles.title}>
      Copy the link
    </h2>
    <div className={styles.copy}>
      <Field label="Link" readOnly value={siteLink()} onFocus={({ currentTarget }) => currentTarget.select()} />
      <Button variant="filled" leftSection={<Icon name="copy" />} onClick={copySiteLink}>
        Copy
      </Button>
    </div>
  </section>
);

export const copySiteLink = () =>
  copyWithToast(siteLink(), { ...LINK_COPIED_TOAST, description: 'The link to Almanac has been copied to your clipboard.' });
