import type { AuthMode } from '../../lib/auth-dialog';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import styles from './auth-dialog.module.css';
import { AuthForm } from './auth-form';
import { AUTH_MODES } from './auth-modes';

type Props = { opened: boolean; mode: AuthMode; onMode: (mode: AuthMode) => void; onClose: () => void };

/** Fields are empty after a change of mode and on every opening. */
export const AuthDialog = ({ opened, mode, onMode, onClose }: Props) => (
  <Dialog opened={opened} narrow onClose={onClose} title={AUTH_MODES[mode].title}>
    {mode === 'register' && (
      <ul className={styles.benefits}>
        {BENEFITS.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" size={20} />
            {benefit}
          </li>
        ))}
      </ul>
    )}
    {mode === 'forgot-password' && <p className={styles.lead}>We send a link that works once, for one hour.</p>}
    <AuthForm key={mode} mode={mode} onForgotten={() => onMode('forgot-password')} onDone={onClose} />
    <p className={styles.other}>
      {mode === 'login' && (
        <>
          New to Almanac?{' '}
          <button type="button" className="link" onClick={() => onMode('register')}>
            Create an account
          </button>
        </>
      )}
      {mode === 'register' && (
        <>
          Already have an account?{' '}
          <button type="button" className="link" onClick={() => onMode('login')}>
            Sign in
          </button>
        </>
      )}
      {mode === 'forgot-password' && (
        <button type="button" className={`link ${styles.back}`} onClick={() => onMode('login')}>
          <Icon name="back" size={18} />
          Back to sign in
        </button>
      )}
    </p>
  </Dialog>
);

const BENEFITS = ['Save your custom feed by following organizations', 'Add your own events', 'Be first to get new features'];
