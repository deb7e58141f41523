import { Link } from 'wouter';
import { monthName } from '#libs/contracts';
import { useAccount } from '../../lib/account';
import { askForAuth } from '../../lib/auth-dialog';
import { useTitle } from '../../lib/use-title';
import { useFeature, useToday } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './not-found-page.module.css';

/** `isForStaff`: whoever signs in with a role finds a page here. */
export const NotFoundPage = ({ isForStaff = false }: { isForStaff?: boolean }) => {
  useTitle('Page Not Found');
  const [account, accounts] = [useAccount(), useFeature('accounts')];
  const offersSignIn = isForStaff && accounts && account === 'anonymous';
  return (
    <div className={styles.page}>
      <div className={styles.day} aria-hidden="true">
        <span>No such day</span>
        <b>404</b>
        <span>{monthName(useToday())}</span>
      </div>
      <div>
        <h1>404 Page Not Found</h1>
        <p className={styles.why}>Did you forget to add the page to the router?</p>
        {offersSignIn && <p className={styles.why}>Operators and auditors find the console here once they are signed in.</p>}
        <div className={styles.ways}>
          {offersSignIn && (
            <Button variant="filled" onClick={() => askForAuth('login')}>
              Log In
            </Button>
          )}
          <Button component={Link} href="/" variant={offersSignIn ? 'default' : 'filled'} leftSection={<Icon name="back" />}>
            Back to Events
          </Button>
          {useFeature('map') && (
            <Button component={Link} href="/map" leftSection={<Icon name="pin" />}>
              Map
            </Button>
          )}
        </div>
      </div>
    </div>
  );
};
