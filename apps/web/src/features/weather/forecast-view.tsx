import {
  type DailyWeather,
  type Forecast,
  formatTimeAgo,
  formatTimeOfDay,
  type HourlyWeather,
  timeOfDayOf,
} from '#libs/contracts';
import { useNow, useToday } from '../../lib/use-town';
import styles from './forecast.module.css';
import { WeatherIcon } from './weather-icon';
import { rangeInWeek, weekRangeOf } from './week-range';

export const ForecastView = ({ forecast: { current, hourly, daily, asOf } }: { forecast: Forecast }) => {
  const now = useNow();
  return (
    <>
      <p className={styles.present}>
        <b>{current.temperature}°F</b>
        <span>
          <WeatherIcon name={current.icon} size={28} />
          {current.description}
        </span>
      </p>
      {asOf && <p className={styles.old}>From {formatTimeAgo(asOf, now)}: the weather service does not answer.</p>}
      <section className={styles.part} aria-labelledby="next-hours">
        <h3 className={styles.head} id="next-hours">
          Next 12 Hours
        </h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
        <ol className={styles.hours} tabIndex={0} aria-label="Next 12 Hours">
          {hourly.map((hour, nth) => (
            <HourItem key={hour.time} hour={hour} isNow={nth === 0} />
          ))}
        </ol>
      </section>
      {daily.length > 0 && (
        <section className={styles.part} aria-labelledby="next-days">
          <h3 className={styles.head} id="next-days">
            7-Day Forecast
          </h3>
          <DayList days={daily} />
        </section>
      )}
    </>
  );
};

const HourItem = ({ hour, isNow }: { hour: HourlyWeather; isNow: boolean }) => (
  <li>
    <span>{isNow ? 'Now' : formatHour(hour.time)}</span>
    <WeatherIcon name={hour.icon} size={20} />
    <b>{hour.temperature}°</b>
    <span className="sr">, {hour.description}</span>
  </li>
);

const formatHour = (time: string): string => formatTimeOfDay(timeOfDayOf(time) ?? 0).replace(':00', '');

const DayList = ({ days }: { days: readonly DailyWeather[] }) => {
  const today = useToday();
  const week = weekRangeOf(days);
  return (
    <ol className={styles.days}>
      {days.map(({ date, dayOfWeek, icon, description, high, low }) => (
        <li key={date}>
          <b>{date === today ? 'Today' : dayOfWeek}</b>
          <span className={styles.sky}>
            <WeatherIcon name={icon} size={20} />
            {description}
          </span>
          <span className={styles.range} aria-hidden="true">
            <i style={rangeInWeek(week, high, low)} />
          </span>
          <span className={styles.degrees}>
            {high !== null && (
              <>
                <span className="sr">, high </span>
                {high}°{' '}
              </>
            )}
            {low !== null && (
              <span className={styles.low}>
                <span className="sr">, low </span>
                {low}°
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
};
