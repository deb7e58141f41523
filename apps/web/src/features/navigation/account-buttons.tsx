import { Button } from '@mantine/core';
import { askForAuth } from '../../lib/auth-dialog';
import { useFeature } from '../town/use-town';
import styles from './account-buttons.module.css';

export const AccountButtons = () =>
  useFeature('accounts') && (
    <>
      <Button variant="subtle" className={styles.logIn} onClick={() => askForAuth('login')}>
        Log In
      </Button>
      <Button variant="filled" onClick={() => askForAuth('register')}>
        Sign Up
      </Button>
    </>
  );
