import styles from './hours-skeleton.module.css';

export const HoursSkeleton = () => (
  <div aria-busy="true">
    <p className="sr" role="status">
      Loading school hours
    </p>
    <ul className={styles.bones} aria-hidden="true">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
        <li key={place} />
      ))}
    </ul>
  </div>
);
