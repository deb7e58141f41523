import { useMayRegister, useUser } from '../../lib/account';
import { openAuthDialog } from '../../lib/auth-dialog';
import { Button } from '../../ui/button';
import { logOut } from '../account/log-out';
import styles from './account-buttons.module.css';

export const AccountButtons = () => {
  const user = useUser();
  const mayJoin = useMayRegister();
  return (
    <>
      {user && (
        <>
          <p className={styles.greeting}>Hello, {user.email}</p>
          <Button variant="black-subtle" onClick={logOut}>
            Logout
          </Button>
        </>
      )}
      {mayJoin && (
        <>
          <Button variant="black-subtle" onClick={() => openAuthDialog('login')}>
            Log In
          </Button>
          <Button variant="filled" onClick={() => openAuthDialog('register')}>
            Sign Up
          </Button>
        </>
      )}
    </>
  );
};
