import type { Day } from '#libs/contracts';
import { IconButton } from '../../ui/icon-button';
import { Range } from '../../ui/range';
import { clampOffset, FIRST_OFFSET, formatSlideLabel, formatSlideValue, LAST_OFFSET, percentOf } from './day-slide';
import styles from './day-slider.module.css';

type Props = { offset: number; onOffset: (offset: number) => void; today: Day };

export const DaySlider = ({ offset, onOffset, today }: Props) => {
  const { label, below } = formatSlideLabel(offset, today);
  return (
    <fieldset className={styles.day}>
      <legend className="sr">Day</legend>
      <p className={styles.label}>
        <b>{label}</b>
        <span>{below}</span>
      </p>
      <div className={styles.slide}>
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
            aria-valuetext={formatSlideValue(offset, today)}
            along={percentOf(offset)}
            onValue={(value) => onOffset(clampOffset(value))}
          />
          <p aria-hidden="true">
            <span>{-FIRST_OFFSET} days ago</span>
            <span style={{ left: `${percentOf(0)}%` }}>Today</span>
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
