import { useState } from 'react';
import type { User } from '#libs/contracts';
import { Button } from '../../../ui/button';
import { FocusedHeading } from '../second-factor/focused-heading';
import settings from '../settings.module.css';
import { SettingsSection } from '../settings-section';
import { ChangeEmail } from './change-email';
import { ChangePassword } from './change-password';

type Change = { what: 'email' | 'password'; isOpen: boolean };

export const CredentialSettings = ({ user }: { user: User }) => {
  const [change, setChange] = useState<Change>();
  const [sentTo, setSentTo] = useState<string>();

  const begin = (what: Change['what']) => {
    setSentTo(undefined);
    setChange({ what, isOpen: true });
  };
  const end = () => setChange((before) => before && { ...before, isOpen: false });
  const showSentTo = (email: string) => {
    end();
    setSentTo(email);
  };
  const open = change?.isOpen ? change.what : undefined;
  // When the buttons return, the one that was pressed gets the focus.
  const isBack = (what: Change['what']) => change?.isOpen === false && change.what === what && !sentTo;

  return (
    <SettingsSection title="Email and Password" lead="What you sign in with.">
      {open === 'email' && <ChangeEmail user={user} onLinkSent={showSentTo} onStay={end} />}
      {open === 'password' && <ChangePassword user={user} onDone={end} onStay={end} />}
      {!open && (
        <div className={settings.confirm}>
          {sentTo && (
            <>
              <FocusedHeading>Open the link in your letter</FocusedHeading>
              <p className={settings.words}>
                We have sent it to {sentTo}. It is good for one hour. Until then you sign in with {user.email}.
              </p>
            </>
          )}
          <div className={settings.answers}>
            <Button autoFocus={isBack('email')} onClick={() => begin('email')}>
              Change email address…
            </Button>
            <Button autoFocus={isBack('password')} onClick={() => begin('password')}>
              Change password…
            </Button>
          </div>
        </div>
      )}
    </SettingsSection>
  );
};
