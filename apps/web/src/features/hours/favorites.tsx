import { useRef } from 'react';
import { formatCount } from '#libs/contracts';
import { type Schedule, type SchoolHours, selectFavoriteSchools } from '#libs/contracts/schools';
import styles from './hours-page.module.css';
import { SchoolRow } from './school-row';
import { useFavorites } from './use-favorites';

export const Favorites = ({ schools, schedule }: { schools: SchoolHours[]; schedule: Schedule }) => {
  const { favorites } = useFavorites();
  const heading = useRef<HTMLHeadingElement>(null);
  const favoriteSchools = selectFavoriteSchools(favorites, schools);
  return (
    <section aria-labelledby="favorite-schools" className={styles.favorites}>
      <h2 id="favorite-schools" ref={heading} tabIndex={-1} className={styles.title} data-first>
        Favorites
      </h2>
      {favoriteSchools.length === 0 && (
        <p className={styles.quiet}>Press the star of a school, and its hours stand here first.</p>
      )}
      <p className="sr" role="status">
        {favoriteSchools.length > 0 && formatCount(favoriteSchools.length, 'favorite')}
      </p>
      <ul>
        {favoriteSchools.map((school) => (
          <SchoolRow
            key={school.id}
            school={school}
            schedule={schedule}
            isBig
            onRemove={() => heading.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
    </section>
  );
};
