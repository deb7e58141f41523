import { Redirect } from 'wouter';
import { useAccount } from '../../lib/account';
import { MyEvents } from './my-events';

/** For those who have signed in; everybody else is led to the events of the town, once it is known who they are. */
export const MePage = () => {
  const account = useAccount();
  if (account === 'anonymous') return <Redirect to="/" replace />;
  return account === 'loading' ? null : <MyEvents />;
};
