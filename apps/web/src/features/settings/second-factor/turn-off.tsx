import type { ProvenRequest, User } from '#libs/contracts';
import { api } from '../../../lib/api';
import { Proven } from './proven';

type Props = { user: User; onDone: () => void; onStay: () => void };

export const TurnOff = ({ user, onDone, onStay }: Props) => {
  const send = async (request: ProvenRequest) => {
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
