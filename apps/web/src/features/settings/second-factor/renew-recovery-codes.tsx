import type { RecoveryCodes, User } from '#libs/contracts';
import type { ProvenBody } from '#libs/contracts/requests';
import { api } from '../../../lib/api';
import { FocusedHeading } from './focused-heading';
import { SecondFactorForm } from './proven';

type Props = { user: User; onDone: (codes: RecoveryCodes) => void; onStay: () => void };

export const RenewRecoveryCodes = ({ user, onDone, onStay }: Props) => {
  const send = async (request: ProvenBody) => onDone(await api.post<RecoveryCodes>('/me/second-factor/recovery-codes', request));
  return (
    <SecondFactorForm
      user={user}
      action="Make new ones"
      failed="There are no new ones. Please try again."
      send={send}
      stay="Cancel"
      onStay={onStay}
    >
      <FocusedHeading>New recovery codes</FocusedHeading>
      <p>You are shown ten new ones. From then on those you have are good for nothing.</p>
    </SecondFactorForm>
  );
};
