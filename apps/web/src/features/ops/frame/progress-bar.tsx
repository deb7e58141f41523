import styles from './ops.module.css';

type Props = {
  label: string;
  /** Undefined if unknown: a small part of the bar then shows that work has begun. */
  percent: number | undefined;
  text?: string | undefined;
};

export const ProgressBar = ({ label, percent, text }: Props) => (
  <div
    className={styles.bar}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
    aria-valuetext={text}
  >
    <span style={{ width: `${percent ?? UNKNOWN_PERCENT}%` }} />
  </div>
);

const UNKNOWN_PERCENT = 8;
