import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SecondFactorState, RecoveryCodes as Told, User } from '#libs/contracts';
import { api } from '../../../lib/api';
import { toast } from '../../../lib/toast';
import { Button } from '../../../ui/button';
import { Section } from '../section';
import mark from '../state.module.css';
import { Kept } from './recovery-codes';
import styles from './second-factor.module.css';
import { SetUp } from './set-up';
import { TurnOff } from './turn-off';

/** Whether a code is asked for besides the password when somebody signs in as this user. */
export const SecondFactor = ({ user }: { user: User }) => {
  const client = useQueryClient();
  const queryKey = ['second-factor', user.id];
  const { data, isError } = useQuery({
    queryKey,
    queryFn: () => api.get<SecondFactorState>('/me/second-factor', { enabled: true, recoveryCodesLeft: 1 }),
    staleTime: 0,
  });
  const [changing, setChanging] = useState<boolean>();
  const [told, setTold] = useState<Told>();

  const change = (state: SecondFactorState) => {
    client.setQueryData(queryKey, state);
    setChanging(false);
  };
  const turnedOff = () => {
    change({ enabled: false, recoveryCodesLeft: 0 });
    toast({ title: 'Two-step sign-in is off', description: 'Your password is enough from now on.' });
  };
  const stay = () => setChanging(false);

  return (
    <Section
      title="Two-Step Sign-In"
      lead="Besides your password, a code from an app on your phone. Whoever learns your password cannot sign in with it alone."
    >
      {isError && data === undefined && <p role="alert">Unable to load whether a code is asked for. Please try again later.</p>}
      {data && !told && (
        <p className={`${mark.state} ${styles.state}`} data-on={data.enabled || undefined}>
          <b>{data.enabled ? 'On' : 'Off'}</b>
          <span>{data.enabled ? leftOf(data) : 'Your password is enough.'}</span>
        </p>
      )}
      {told ? (
        <Kept codes={told.recoveryCodes} onDone={() => setTold(undefined)} />
      ) : changing && data?.enabled ? (
        <TurnOff user={user} onDone={turnedOff} onStay={stay} />
      ) : changing && data ? (
        <SetUp
          user={user}
          onDone={(codes) => {
            change({ enabled: true, recoveryCodesLeft: codes.recoveryCodes.length });
            setTold(codes);
          }}
          onStay={stay}
        />
      ) : (
        data && (
          // Where it has come back, one goes on from it.
          <Button autoFocus={changing === false} onClick={() => setChanging(true)}>
            {data.enabled ? 'Turn off…' : 'Turn on…'}
          </Button>
        )
      )}
    </Section>
  );
};

const leftOf = ({ recoveryCodesLeft }: SecondFactorState): string => {
  if (recoveryCodesLeft === 0) return 'No recovery codes are left: turn it off and on again for new ones.';
  return recoveryCodesLeft === 1 ? 'One recovery code is left.' : `${recoveryCodesLeft} recovery codes are left.`;
};
