import { Redirect } from 'wouter';
import { useAccount } from '../../lib/account';
import { MyEvents } from './my-events';

/** Only for signed-in users. Others are redirected to the town's events, once it is known that they are not signed in. */
export const MePage = () => {
  const account = useAccount();
  if (account === 'anonymous') return <Redirect to="/" replace />;
  return account === 'loading' ? null : <MyEvents />;
};
