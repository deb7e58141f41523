import { useEffect, useRef, useState } from 'react';
import { useOffline } from '../../lib/use-offline';
import { Button } from '../../ui/button';
import styles from './newsletter.module.css';

const LOAD_TIMEOUT_MS = 10_000;

/** The form may show and submit fields, but not navigate this page. */
const SANDBOX_PERMISSIONS = 'allow-forms allow-scripts allow-same-origin allow-popups';

export const NewsletterForm = ({ address }: { address: string }) => {
  const [loadState, setLoadState] = useState<keyof typeof STATE_TEXTS>('loading');
  const offline = useOffline();
  const status = useRef<HTMLParagraphElement>(null);
  // A loaded form stays, with or without a network.
  const state = offline && loadState === 'loading' ? 'failed' : loadState;

  useEffect(() => {
    if (loadState !== 'loading') return;
    const timer = setTimeout(() => setLoadState('failed'), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [loadState]);

  const tryAgain = () => {
    status.current?.focus();
    setLoadState('loading');
  };

  return (
    <div className={styles.form} data-state={state}>
      <p ref={status} role="status" tabIndex={-1} className={state === 'here' ? 'sr' : undefined}>
        {STATE_TEXTS[state]}
      </p>
      {state === 'failed' ? (
        <Button onClick={tryAgain}>Try again</Button>
      ) : (
        <iframe title="Newsletter form" src={address} sandbox={SANDBOX_PERMISSIONS} onLoad={() => setLoadState('here')} />
      )}
    </div>
  );
};

const STATE_TEXTS = { loading: 'Loading the form...', here: 'The form is loaded.', failed: 'The form could not be loaded.' };
