import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { formatTimeOfDay, timeOfDayOf } from '#libs/contracts';
import { useNow } from '../../lib/use-town';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';
import styles from './weather.module.css';
import { WeatherIcon } from './weather-icon';
import { weatherQueries } from './weather-queries';

export const Weather = () => {
  const [isOpen, { open, close }] = useDisclosure();
  const weather = useWeather();
  return (
    <>
      {weather && (
        <button type="button" className={`${styles.now} paperless`} aria-haspopup="dialog" onClick={open}>
          <WeatherIcon name={weather.icon} size={34} />
          <span className={styles.number}>{weather.temperature}°F</span>
          <span className="sr">
            {weather.asOf && ` at ${formatTimeOfDay(timeOfDayOf(weather.asOf) ?? 0)}`}, {weather.description}, Weather Forecast
          </span>
        </button>
      )}
      <DeferredMount isRequested={isOpen}>
        <ForecastDialog opened={isOpen} onClose={close} />
      </DeferredMount>
    </>
  );
};

const ForecastDialog = lazyComponent(async () => (await import('./forecast-dialog')).ForecastDialog);

const HOUR_MS = 3_600_000;

/** Weather expires on a page that is offline or was asleep. */
const useWeather = () => {
  const { data, dataUpdatedAt, isError } = useQuery(weatherQueries.now);
  useNow();
  return isError || Date.now() - dataUpdatedAt > HOUR_MS ? undefined : data;
};
