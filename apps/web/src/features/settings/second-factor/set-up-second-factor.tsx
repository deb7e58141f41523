import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { RecoveryCodes, SecondFactorOffer, User } from '#libs/contracts';
import type { EnableSecondFactorBody } from '#libs/contracts/requests';
import { api } from '../../../lib/api';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { lazyComponent } from '../../../ui/lazy-component';
import { FocusedHeading } from './focused-heading';
import { SecondFactorForm } from './proven';
import styles from './second-factor.module.css';

type Props = { user: User; onDone: (codes: RecoveryCodes) => void; onStay: () => void };

/** Codes are required only after one has been entered correctly. */
export const SetUpSecondFactor = ({ user, onDone, onStay }: Props) => {
  const { data: offer, isError } = useQuery({
    queryKey: ['second-factor-offer'],
    queryFn: () => api.post<SecondFactorOffer>('/me/second-factor/offer', undefined, { offer: '', secret: '', address: '' }),
    // The secret is used once and must not be cached.
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  });
  if (isError) return <p role="alert">This cannot be set up at the moment. Please try again later.</p>;
  if (!offer) return <p role="status">One moment…</p>;
  const send = async (values: { code: string; password: string }) => {
    const request: EnableSecondFactorBody = { offer: offer.offer, ...values };
    onDone(await api.post<RecoveryCodes>('/me/second-factor', request));
  };
  return (
    <SecondFactorForm
      user={user}
      action="Turn on"
      help="The six digits that the app shows for Almanac"
      failed="It is not turned on. Please try again."
      send={send}
      stay="Cancel"
      onStay={onStay}
    >
      <FocusedHeading>Set it up</FocusedHeading>
      <ol className={styles.steps}>
        <li>
          <p>Scan this with an authenticator app, on your phone.</p>
          <div className={styles.picture}>
            <ErrorBoundary instead={null}>
              <Suspense>
                <QrCode text={offer.address} label="QR code for an authenticator app" />
              </Suspense>
            </ErrorBoundary>
          </div>
          <p className={styles.instead}>
            Or <a href={offer.address}>open the app on this device</a>, or type this key into it:
          </p>
          <p className={styles.secret} translate="no">
            {groupByFour(offer.secret)}
          </p>
        </li>
        <li>
          <p>Type the code that it shows, and your password. You are signed out on all other devices then.</p>
        </li>
      </ol>
    </SecondFactorForm>
  );
};

const QrCode = lazyComponent(async () => (await import('./qr-code')).QrCode);

const groupByFour = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');
