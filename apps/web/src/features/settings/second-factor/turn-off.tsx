import type { User } from '#libs/contracts';
import type { ProvenBody } from '#libs/contracts/requests';
import { api } from '../../../lib/api';
import { Proven } from './proven';

type Props = { user: User; onDone: () => void; onStay: () => void };

export const TurnOff = ({ user, onDone, onStay }: Props) => {
  const send = async (request: ProvenBody) => {
    await api.delete('/me/second-factor', request);
    onDone();
  };
  return (
    <Proven
      user={user}
      action="Turn off"
      failed="It is still on. Please try again."
      send={send}
      stay="Keep it on"
      onStay={onStay}
    />
  );
};
