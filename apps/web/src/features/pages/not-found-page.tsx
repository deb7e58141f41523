import { Link } from 'wouter';
import { formatMonth } from '#libs/contracts';
import { useTitle } from '../../lib/use-title';
import { useFeature, useToday } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './not-found-page.module.css';

export const NotFoundPage = () => {
  useTitle('Page Not Found');
  return (
    <div className={styles.page}>
      <div className={styles.day} aria-hidden="true">
        <span>No such day</span>
        <b>404</b>
        <span>{formatMonth(useToday())}</span>
      </div>
      <div>
        <h1>404 Page Not Found</h1>
        <p className={styles.why}>Did you forget to add the page to the router?</p>
        <div className={styles.ways}>
          <Button component={Link} href="/" variant="filled" leftSection={<Icon name="back" />}>
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
