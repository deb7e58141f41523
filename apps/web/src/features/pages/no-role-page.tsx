import { Link } from 'wouter';
import { useAccount } from '../../lib/account';
import { openAuthDialog } from '../../lib/auth-dialog';
import { useFeature, useTown } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { TextPage } from './text-page';
import styles from './text-page.module.css';

/** Links to the town's contact: the address of an operator must not become public. */
export const NoRolePage = () => {
  const { links } = useTown();
  const account = useAccount();
  const hasAccounts = useFeature('accounts');
  const offersSignIn = hasAccounts && account === 'anonymous';
  return (
    <TextPage
      title="Operators and auditors only"
      lead={
        offersSignIn
          ? 'Operators and auditors find the console here once they are signed in.'
          : 'Your account does not hold the role that this page needs.'
      }
    >
      <p>Roles are given by an operator of this calendar.</p>
      {links['contact'] && (
        <p>
          <a href={links['contact']}>
            Ask for a role
            <Icon name="mail" size={20} />
          </a>
        </p>
      )}
      <div className={styles.ways}>
        {offersSignIn && (
          <Button variant="filled" onClick={() => openAuthDialog('login')}>
            Log In
          </Button>
        )}
        <Button component={Link} href="/" variant={offersSignIn ? 'default' : 'filled'} leftSection={<Icon name="back" />}>
          Back to Events
        </Button>
      </div>
    </TextPage>
  );
};
