import { useMayJoin, useUser } from '../../lib/account';
import { askForAuth } from '../../lib/auth-dialog';
import { Button } from '../../ui/button';
import { logOut } from '../account/log-out';
import styles from './account-buttons.module.css';

/** Who is here, and the way out; else the ways in. */
export const AccountButtons = () => {
  const user = useUser();
  const mayJoin = useMayJoin();
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
          <Button variant="black-subtle" onClick={() => askForAuth('login')}>
            Log In
          </Button>
          <Button variant="filled" onClick={() => askForAuth('register')}>
            Sign Up
          </Button>
        </>
      )}
    </>
  );
};
