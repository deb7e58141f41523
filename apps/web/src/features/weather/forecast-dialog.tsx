import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import styles from './forecast.module.css';
import { ForecastView } from './forecast-view';
import { weatherQueries } from './weather-queries';

type Props = { opened: boolean; onClose: () => void };

export const ForecastDialog = ({ opened, onClose }: Props) => {
  const { data, isFetching } = useQuery({ ...weatherQueries.forecast, enabled: opened });
  // Offline nothing is fetched.
  const hasFailed = !data && !isFetching;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Weather Forecast"
      foot={
        hasFailed && (
          <Button className={styles.close} onClick={onClose}>
            Close
          </Button>
        )
      }
    >
      {data ? <ForecastView forecast={data} /> : <div role="status">{hasFailed ? <ForecastError /> : <ForecastSkeleton />}</div>}
    </Dialog>
  );
};

const ForecastError = () => <p className={styles.failed}>Unable to load weather forecast. Please try again later.</p>;

const ForecastSkeleton = () => (
  <>
    <p className={styles.present} data-loading>
      <b aria-hidden="true" />
      <span>Loading forecast...</span>
    </p>
    <p className={styles.head} aria-hidden="true">
      Next 12 Hours
    </p>
    <div className={styles.bones} aria-hidden="true" />
  </>
);
