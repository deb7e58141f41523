import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { clockOf, clockText } from '#libs/contracts';
import { useNow } from '../../lib/use-town';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';
import styles from './weather.module.css';
import { WeatherIcon } from './weather-icon';
import { weatherQueries } from './weather-queries';

/** How warm it is; what is coming, once somebody asks. Nothing where nobody knows. */
export const Weather = () => {
  const [opened, { open, close }] = useDisclosure();
  const weather = useWeather();
  return (
    <>
      {weather && (
        <button type="button" className={`${styles.now} paperless`} aria-haspopup="dialog" onClick={open}>
          <WeatherIcon name={weather.icon} size={34} />
          <span className={styles.number}>{weather.temperature}°F</span>
          <span className="sr">
            {weather.asOf && ` at ${clockText(clockOf(weather.asOf) ?? 0)}`}, {weather.description}, Weather Forecast
          </span>
        </button>
      )}
      <Later wanted={opened}>
        <ForecastDialog opened={opened} onClose={close} />
      </Later>
    </>
  );
};

const ForecastDialog = fetched(async () => (await import('./forecast-dialog')).ForecastDialog);

const HOUR = 3_600_000;

/** What a page was told that lies open without a network, or while it slept, is not true for ever. */
const useWeather = () => {
  const { data, dataUpdatedAt, isError } = useQuery(weatherQueries.now);
  // Looked at again as time passes.
  useNow();
  return isError || Date.now() - dataUpdatedAt > HOUR ? undefined : data;
};
