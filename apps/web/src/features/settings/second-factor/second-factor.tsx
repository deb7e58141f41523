import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SecondFactorState, RecoveryCodes as Told, User } from '#libs/contracts';
import { toast } from '../../../lib/toast';
import { Button } from '../../../ui/button';
import settings from '../settings.module.css';
import { SettingsSection } from '../settings-section';
import mark from '../state.module.css';
import { RecoveryCodeList } from './recovery-code-list';
import { RenewRecoveryCodes } from './renew-recovery-codes';
import styles from './second-factor.module.css';
import { SetUpSecondFactor } from './set-up-second-factor';
import { TurnOffSecondFactor } from './turn-off-second-factor';
import { secondFactorKey, useSecondFactor } from './use-second-factor';

type Change = { what: 'factor' | 'codes'; isOpen: boolean };

export const SecondFactor = ({ user }: { user: User }) => {
  const client = useQueryClient();
  const { data, isError } = useSecondFactor(user);
  const [change, setChange] = useState<Change>();
  const [newCodes, setNewCodes] = useState<Told>();

  const begin = (what: Change['what']) => setChange({ what, isOpen: true });
  const end = () => setChange((before) => before && { ...before, isOpen: false });
  const showState = (state: SecondFactorState) => {
    client.setQueryData(secondFactorKey(user), state);
    end();
  };
  const show = (codes: Told) => {
    showState({ enabled: true, recoveryCodesLeft: codes.recoveryCodes.length });
    setNewCodes(codes);
  };
  const turnedOff = () => {
    showState({ enabled: false, recoveryCodesLeft: 0 });
    toast({ title: 'Two-step sign-in is off', description: 'Your password is enough from now on.' });
  };
  const open = change?.isOpen ? change.what : undefined;
  const isBack = (what: Change['what']) => change?.isOpen === false && change.what === what;

  return (
    <SettingsSection
      title="Two-Step Sign-In"
      lead="Besides your password, a code from an app on your phone. Your password alone is then not enough to sign in."
    >
      {isError && data === undefined && <p role="alert">Unable to load this setting. Please try again later.</p>}
      {data && !newCodes && (
        <p className={`${mark.state} ${styles.state}`} data-on={data.enabled || undefined}>
          <b>{data.enabled ? 'On' : 'Off'}</b>
          <span>{data.enabled ? formatCodesLeft(data) : 'Your password is enough.'}</span>
        </p>
      )}
      {newCodes ? (
        <RecoveryCodeList
          title={change?.what === 'codes' ? 'Keep your new recovery codes' : 'It is on. Keep your recovery codes'}
          codes={newCodes.recoveryCodes}
          onDone={() => setNewCodes(undefined)}
        />
      ) : open === 'codes' ? (
        <RenewRecoveryCodes user={user} onDone={show} onStay={end} />
      ) : open && data?.enabled ? (
        <TurnOffSecondFactor user={user} onDone={turnedOff} onStay={end} />
      ) : open && data ? (
        <SetUpSecondFactor user={user} onDone={show} onStay={end} />
      ) : (
        data && (
          <div className={settings.answers}>
            <Button autoFocus={isBack('factor')} onClick={() => begin('factor')}>
              {data.enabled ? 'Turn off…' : 'Turn on…'}
            </Button>
            {data.enabled && (
              <Button autoFocus={isBack('codes')} onClick={() => begin('codes')}>
                New recovery codes…
              </Button>
            )}
          </div>
        )
      )}
    </SettingsSection>
  );
};

const formatCodesLeft = ({ recoveryCodesLeft }: SecondFactorState): string => {
  if (recoveryCodesLeft === 0) return 'No recovery codes are left: make new ones.';
  return recoveryCodesLeft === 1 ? 'One recovery code is left.' : `${recoveryCodesLeft} recovery codes are left.`;
};
