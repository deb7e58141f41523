import styles from './ops.module.css';

type Props = {
  label: string;
  /** Unknown while nobody can tell yet: then a little of it stands for that it has begun. */
  percent: number | undefined;
  /** How far it is, in words, where that is said nowhere beside it. */
  text?: string | undefined;
};

/** How far something is that goes on without us. */
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
    <span style={{ width: `${percent ?? BEGUN}%` }} />
  </div>
);

const BEGUN = 8;
