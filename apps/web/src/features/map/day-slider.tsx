import type { Day } from '#libs/contracts';
import { IconButton } from '../../ui/icon-button';
import { Range } from '../../ui/range';
import { along, FIRST, LAST, slideValue, slideWords, withinSlide } from './day-slide';
import styles from './day-slider.module.css';

type Props = { offset: number; onOffset: (offset: number) => void; today: Day };

/** Chooses a day, from a week ago to a month ahead: by the slider, its keys, or the buttons at its ends. */
export const DaySlider = ({ offset, onOffset, today }: Props) => {
  const { label, below } = slideWords(offset, today);
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
          disabled={offset === FIRST}
          onClick={() => onOffset(withinSlide(offset - 1))}
        />
        <div className={styles.slider}>
          <Range
            min={FIRST}
            max={LAST}
            step={1}
            value={offset}
            aria-label="Day"
            aria-valuetext={slideValue(offset, today)}
            along={along(offset)}
            onValue={(value) => onOffset(withinSlide(value))}
          />
          <p aria-hidden="true">
            <span>{-FIRST} days ago</span>
            <span style={{ left: `${along(0)}%` }}>Today</span>
            <span>{LAST} days ahead</span>
          </p>
        </div>
        <IconButton
          icon="plus"
          label="One day later"
          tip={false}
          className={styles.step}
          disabled={offset === LAST}
          onClick={() => onOffset(withinSlide(offset + 1))}
        />
      </div>
    </fieldset>
  );
};
