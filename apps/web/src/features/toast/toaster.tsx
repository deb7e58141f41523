import * as Toast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { toasts } from '../../lib/toast';
import { IconButton } from '../../ui/icon-button';
import styles from './toaster.module.css';

/** F8 focuses it, hover and focus keep a toast open, a swipe to the right dismisses it. */
export const Toaster = () => {
  const toast = useSyncExternalStore(toasts.listen, toasts.current);
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
      {toast && (
        <Toast.Root
          key={toast.id}
          className={styles.toast}
          data-variant={toast.variant}
          onOpenChange={(open) => open || toasts.dismiss(toast.id)}
        >
          <div className={styles.words}>
            <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
            {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
          </div>
          <Toast.Close asChild>
            <IconButton icon="x" label="Dismiss" tip={false} className={styles.close} />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className={styles.viewport} label="Notifications ({hotkey})" />
    </Toast.Provider>
  );
};
