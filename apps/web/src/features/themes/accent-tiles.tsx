import { dayOfMonth, formatMonth, formatWeekday } from '#libs/contracts';
import { ACCENTS } from '../../lib/accents';
import { useToday } from '../../lib/use-town';
import { Icon } from '../../ui/icon';
import own from './accent-tiles.module.css';
import styles from './tiles.module.css';
import { useAccent } from './use-accent';

export const AccentTiles = () => {
  const [accent, setAccent] = useAccent();
  const today = useToday();
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>Accent</legend>
      <div className={own.accents}>
        {ACCENTS.map((value) => (
          <label key={value} className={styles.tile}>
            <input type="radio" name="accent" className="sr" checked={accent === value} onChange={() => setAccent(value)} />
            <span className={own.day} data-accent={value} aria-hidden="true">
              <span className={own.weekday}>Today, {formatWeekday(today).slice(0, 3)}</span>
              <b>{dayOfMonth(today)}</b>
              <span>{formatMonth(today)}</span>
            </span>
            <span className={own.accentName}>
              {value}
              {accent === value && <Icon name="check" size={20} />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
