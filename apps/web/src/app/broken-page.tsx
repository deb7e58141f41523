import { useOffline } from '../lib/use-offline';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import styles from './broken-page.module.css';

/** There is no network, or a newer version was deployed. */
export const BrokenPage = () => {
  const offline = useOffline();
  return (
    <div className={styles.broken} role="alert">
      <h1>This page could not be shown</h1>
      {offline ? (
        <p>You are offline, and this page has not been loaded before. It appears as soon as you are online again.</p>
      ) : (
        <>
          <p>A newer version of Almanac may be online. Load the page again to get it.</p>
          <Button variant="filled" leftSection={<Icon name="refresh" />} onClick={() => window.location.reload()}>
            Load again
          </Button>
        </>
      )}
    </div>
  );
};
