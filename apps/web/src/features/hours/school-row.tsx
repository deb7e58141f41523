import { HOURS_NOT_AVAILABLE, hoursOn, isFavorite, type Schedule, type SchoolHours, subgroupOf } from '#libs/contracts/schools';
import { SchoolMark } from './school-mark';
import styles from './school-row.module.css';
import { Star } from './star';
import { useFavorites } from './use-favorites';

type Props = {
  school: SchoolHours;
  schedule: Schedule;
  /** Among the favorites: with the school's name, and its hours as a headline. */
  isBig?: true;
  onAdd?: () => void;
  onRemove?: () => void;
};

export const SchoolRow = ({ school, schedule, isBig, onAdd, onRemove }: Props) => {
  const { favorites, toggle } = useFavorites();
  const isOn = isFavorite(favorites, school);
  const hours = hoursOn(school, schedule);
  const press = () => {
    toggle(school);
    (isOn ? onRemove : onAdd)?.();
  };
  return (
    <li className={styles.row} data-big={isBig}>
      <span className={styles.who}>
        {isBig && <SchoolMark school={school.name} />}
        {isBig && <b>{school.name}</b>}
        <span>{subgroupOf(school)}</span>
      </span>
      <span className={styles.hours} data-none={hours === null || undefined}>
        {hours ?? HOURS_NOT_AVAILABLE}
      </span>
      <Star isOn={isOn} of={`${school.name}, ${subgroupOf(school)}`} onClick={press} />
    </li>
  );
};
