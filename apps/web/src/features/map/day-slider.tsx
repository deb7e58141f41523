import type { Day } from '#libs/contracts';
import { IconButton } from '../../ui/icon-button';
import { Range } from '../../ui/range';
import styles from './day-slider.module.css';
import { clampOffset, FIRST_OFFSET, formatDayTexts, formatDayValue, LAST_OFFSET, toPercent } from './slider-offsets';

/** `offset` in days from today. */
type Props = { offset: number; onOffset: (offset: number) => void; today: Day };

export const DaySlider = ({ offset, onOffset, today }: Props) => {
  const { label, caption } = formatDayTexts(offset, today);
  return (
    <fieldset className={styles.day}>
      <legend className="sr">Day</legend>
      <p className={styles.label}>
        <b>{label}</b>
        <span>{caption}</span>
      </p>
      <div className={styles.row}>
        <IconButton
          icon="minus"
          label="One day earlier"
          tip={false}
          className={styles.step}
          aria-disabled={offset === FIRST_OFFSET}
          onClick={() => onOffset(clampOffset(offset - 1))}
        />
        <div className={styles.slider}>
          <Range
            min={FIRST_OFFSET}
            max={LAST_OFFSET}
            step={1}
            value={offset}
            aria-label="Day"
            aria-valuetext={formatDayValue(offset, today)}
            filledPercent={toPercent(offset)}
            onValue={(value) => onOffset(clampOffset(value))}
          />
          <p aria-hidden="true">
            <span>{-FIRST_OFFSET} days ago</span>
            <span style={{ left: `${toPercent(0)}%` }}>Today</span>
            <span>{LAST_OFFSET} days ahead</span>
          </p>
        </div>
        <IconButton
          icon="plus"
          label="One day later"
          tip={false}
          className={styles.step}
          aria-disabled={offset === LAST_OFFSET}
          onClick={() => onOffset(clampOffset(offset + 1))}
        />
      </div>
    </fieldset>
  );
};
