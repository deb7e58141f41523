import { type ReactNode, useId, useRef, useState } from 'react';
import { copyText } from '../../lib/copy-text';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import line from '../../ui/input.module.css';
import { type CalendarApp, calendarAppsFor, linkForApp } from './calendar-apps';
import styles from './subscribe.module.css';

type Props = { address: string; name: string; rss?: string | undefined; json?: string | undefined; help?: ReactNode };

export const SubscribeLinks = ({ address, name, rss, json, help }: Props) => {
  const [first, ...otherApps] = calendarAppsFor(navigator.userAgent);
  const into = (app: CalendarApp) => ({
    href: linkForApp(app, address, name),
    ...(app === 'Apple Calendar' ? {} : { target: '_blank', rel: 'noopener noreferrer' }),
  });
  return (
    <div className={styles.go}>
      <Button component="a" variant="filled" className={styles.first} {...into(first)} leftSection={<Icon name="calendar" />}>
        {first}
      </Button>
      {otherApps.map((app) => (
        <Button key={app} component="a" {...into(app)}>
          {app}
        </Button>
      ))}
      <CopyableAddress key={address} address={address} />
      {rss && (
        <Button component="a" href={rss} leftSection={<Icon name="rss" />}>
          RSS
        </Button>
      )}
      {json && (
        <Button component="a" href={json} leftSection={<Icon name="braces" />}>
          JSON Feed
        </Button>
      )}
      {help && <p className={`${styles.help} ${styles.whole}`}>{help}</p>}
    </div>
  );
};

const CopyableAddress = ({ address }: { address: string }) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    const isCopied = await copyText(address);
    setCopied(isCopied);
    if (!isCopied) field.current?.select();
  };
  return (
    <div className={`${styles.address} ${styles.whole}`}>
      <label htmlFor={id}>Address</label>
      <input
        ref={field}
        id={id}
        className={line.input}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button leftSection={<Icon name={copied ? 'check' : 'copy'} />} onClick={copy}>
        {copied ? 'Copied' : 'Copy address'}
      </Button>
      <p className={copied === false ? styles.help : 'sr'} role="status">
        {copied === null
          ? ''
          : copied
            ? 'The address has been copied.'
            : 'This browser does not let pages copy: the address is selected.'}
      </p>
    </div>
  );
};
