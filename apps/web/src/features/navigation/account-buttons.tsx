import { askForAuth } from '../../lib/auth-dialog';
import { useFeature } from '../../lib/use-town';
import { Button } from '../../ui/button';

export const AccountButtons = () =>
  useFeature('accounts') && (
    <>
      <Button variant="black-subtle" onClick={() => askForAuth('login')}>
        Log In
      </Button>
      <Button variant="filled" onClick={() => askForAuth('register')}>
        Sign Up
      </Button>
    </>
  );
