import { useEffect, useRef, useState } from 'react';
import { useOffline } from '../../lib/use-offline';
import { Button } from '../../ui/button';
import styles from './newsletter.module.css';

/** So long one waits for somebody else's page. */
const PATIENCE_MS = 10_000;

/** What it may do: show its fields and send them. It cannot lead this page elsewhere. */
const ALLOWED = 'allow-forms allow-scripts allow-same-origin allow-popups';

export const Form = ({ address }: { address: string }) => {
  const [asked, setAsked] = useState<keyof typeof SAID>('loading');
  const offline = useOffline();
  const status = useRef<HTMLParagraphElement>(null);
  // Who has the form keeps what they typed, network or not.
  const state = offline && asked === 'loading' ? 'failed' : asked;

  useEffect(() => {
    if (asked !== 'loading') return;
    const timer = setTimeout(() => setAsked('failed'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [asked]);

  const again = () => {
    status.current?.focus();
    setAsked('loading');
  };

  return (
    <div className={styles.form} data-state={state}>
      <p ref={status} role="status" tabIndex={-1} className={state === 'here' ? 'sr' : undefined}>
        {SAID[state]}
      </p>
      {state === 'failed' ? (
        <Button onClick={again}>Try again</Button>
      ) : (
        <iframe title="Newsletter form" src={address} sandbox={ALLOWED} onLoad={() => setAsked('here')} />
      )}
    </div>
  );
};

const SAID = { loading: 'Loading the form...', here: 'The form is loaded.', failed: 'The form could not be loaded.' };
