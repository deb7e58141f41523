import { copyAndSay } from '../../../lib/copy-and-say';
import { saveFile } from '../../../lib/save-file';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import settings from '../settings.module.css';
import { FocusedHeading } from './focused-heading';
import styles from './second-factor.module.css';

type Props = { title: string; codes: readonly string[]; onDone: () => void };

/** They are seen this once: so nothing else is shown until somebody says that they have kept them. */
export const Kept = ({ title, codes, onDone }: Props) => {
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
        <Button leftSection={<Icon name="copy" />} onClick={() => copyAndSay(text, COPIED)}>
          Copy
        </Button>
        <Button variant="filled" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  );
};

const COPIED = {
  title: 'Recovery codes copied',
  description: 'Put them where only you find them.',
  failed: 'Failed to copy them. Please try again.',
};
