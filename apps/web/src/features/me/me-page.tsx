import { Redirect } from 'wouter';
import { useAccount } from '../../lib/account';
import { MyEvents } from './my-events';

/** Others are redirected to the town's events, once it is known that they are not signed in. */
export const MePage = () => {
  const account = useAccount();
  if (account === 'anonymous') return <Redirect to="/" replace />;
  return account === 'loading' ? null : <MyEvents />;
};
