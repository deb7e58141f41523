import { copyWithToast } from '../../../lib/copy-with-toast';
import { saveFile } from '../../../lib/save-file';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import settings from '../settings.module.css';
import { FocusedHeading } from './focused-heading';
import styles from './second-factor.module.css';

type Props = { title: string; codes: readonly string[]; onDone: () => void };

/** Codes are shown once, so nothing else is shown until the user confirms that they are saved. */
export const RecoveryCodeList = ({ title, codes, onDone }: Props) => {
  const text = `${codes.join('\n')}\n`;
  return (
    <div className={settings.confirm}>
      <FocusedHeading>{title}</FocusedHeading>
      <p>Without your phone, each of these lets you sign in once. They are not shown again.</p>
      <ul className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={settings.answers}>
        <Button leftSection={<Icon name="download" />} onClick={() => saveFile('almanac-recovery-codes.txt', new Blob([text]))}>
          Save as a file
        </Button>
        <Button leftSection={<Icon name="copy" />} onClick={() => copyWithToast(text, COPIED_TOAST)}>
          Copy
        </Button>
        <Button variant="filled" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  );
};

const COPIED_TOAST = {
  title: 'Recovery codes copied',
  description: 'Put them where only you find them.',
  failed: 'Failed to copy them. Please try again.',
};
