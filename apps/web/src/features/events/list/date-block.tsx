import { useState } from 'react';
import {
  type Day,
  type DaySection,
  dayOfMonth,
  formatRelativeDay,
  formatShortDate,
  formatShortMonth,
  formatWeekday,
  TBD,
  yearOf,
} from '#libs/contracts';
import styles from './date-block.module.css';

export const DateBlock = ({ section, today }: { section: DaySection; today: Day }) =>
  section.day ? <FlippingDate day={section.day} text={section.text} today={today} /> : <NoDate text={section.text ?? TBD} />;

const FlippingDate = ({ day, text, today }: { day: Day; text?: string; today: Day }) => {
  const [taps, setTaps] = useState(0);
  const isShort = taps % 2 === 1;
  const { top, topShort, numeral, kind, below } = isShort ? shortFace(day, today) : longFace(day, text);
  return (
    <button type="button" className={styles.date} data-today={day === today || undefined} onClick={() => setTaps(taps + 1)}>
      <span key={taps} className={taps ? styles.flipped : undefined}>
        <span className={styles.top}>
          <span className={styles.long}>{top}</span>
          <span className={styles.narrow} aria-hidden="true">
            {topShort}
          </span>
        </span>
        <span className={`numeral ${styles.numeral} ${kind}`}>{numeral}</span>
        <span className={styles.below}>{below}</span>
      </span>
      <span className="sr">, show the {isShort ? '' : 'short '}date</span>
    </button>
  );
};

const longFace = (day: Day, text?: string) => ({
  top: formatWeekday(day),
  topShort: formatWeekday(day).slice(0, 3),
  numeral: text ?? dayOfMonth(day),
  kind: text ? styles.text : '',
  below: yearOf(day) >= FIRST_SHOWN_YEAR ? `${formatShortMonth(day)} ${yearOf(day)}` : formatShortMonth(day),
});

const shortFace = (day: Day, today: Day) => {
  const label = formatRelativeDay(day, today);
  return {
    top: label,
    topShort: label.replace(/ (AWAY|AGO)$/, ''),
    numeral: formatShortDate(day),
    kind: styles.short,
    below: yearOf(day),
  };
};

const FIRST_SHOWN_YEAR = 2030;

const NoDate = ({ text }: { text: string }) => (
  <div className={styles.date}>
    <span className={`numeral ${styles.numeral} ${text === TBD ? styles.word : styles.text}`}>{text}</span>
  </div>
);
