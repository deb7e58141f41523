import type { User } from '#libs/contracts';
import type { ProvenBody } from '#libs/contracts/requests';
import { api } from '../../../lib/api';
import { SecondFactorForm } from './proven';

type Props = { user: User; onDone: () => void; onStay: () => void };

export const TurnOffSecondFactor = ({ user, onDone, onStay }: Props) => {
  const send = async (request: ProvenBody) => {
    await api.delete('/me/second-factor', request);
    onDone();
  };
  return (
    <SecondFactorForm
      user={user}
      action="Turn off"
      failed="It is still on. Please try again."
      send={send}
      stay="Keep it on"
      onStay={onStay}
    />
  );
};
