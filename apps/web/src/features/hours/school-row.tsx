import {
  formatSchoolHours,
  HOURS_NOT_AVAILABLE,
  isFavoriteSchool,
  type Schedule,
  type SchoolHours,
  subgroupNameOf,
} from '#libs/contracts/schools';
import { FavoriteStar } from './favorite-star';
import { SchoolMark } from './school-mark';
import styles from './school-row.module.css';
import { useFavorites } from './use-favorites';

type Props = {
  school: SchoolHours;
  schedule: Schedule;
  isBig?: true;
  onAdd?: () => void;
  onRemove?: () => void;
};

export const SchoolRow = ({ school, schedule, isBig, onAdd, onRemove }: Props) => {
  const { favorites, toggle } = useFavorites();
  const isOn = isFavoriteSchool(favorites, school);
  const hours = formatSchoolHours(school, schedule);
  const press = () => {
    toggle(school);
    (isOn ? onRemove : onAdd)?.();
  };
  return (
    <li className={styles.row} data-big={isBig}>
      <span className={styles.who}>
        {isBig && <SchoolMark school={school.name} />}
        {isBig && <b>{school.name}</b>}
        <span>{subgroupNameOf(school)}</span>
      </span>
      <span className={styles.hours} data-none={hours === null || undefined}>
        {hours ?? HOURS_NOT_AVAILABLE}
      </span>
      <FavoriteStar isOn={isOn} school={`${school.name}, ${subgroupNameOf(school)}`} onClick={press} />
    </li>
  );
};
