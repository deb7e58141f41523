import { Link } from 'wouter';
import { eventPathOf, titleOf } from '#libs/contracts';
import { formatSchoolDay, type SchoolDay } from '#libs/contracts/schools';
import { Icon } from '../../ui/icon';
import styles from './school-days.module.css';

export const SchoolDays = ({ days: { today, tomorrow } }: { days: { today: SchoolDay[]; tomorrow: SchoolDay[] } }) => (
  <ul className={styles.days}>
    {today.map((day) => (
      <SchoolDayNotice key={`today ${day.event.id}`} day={day} when="today" />
    ))}
    {tomorrow.map((day) => (
      <SchoolDayNotice key={`tomorrow ${day.event.id}`} day={day} when="tomorrow" />
    ))}
  </ul>
);

const SchoolDayNotice = ({ day, when }: { day: SchoolDay; when: 'today' | 'tomorrow' }) => (
  <li className={styles.day} data-when={when}>
    <Icon name="school" />
    <span>
      <b>{formatSchoolDay(day, when)}</b> <Link href={eventPathOf(day.event)}>{titleOf(day.event)}</Link>
    </span>
  </li>
);
