import { Link } from 'wouter';
import { eventPath, titleOf } from '#libs/contracts';
import { type SchoolDay, schoolDayWords } from '#libs/contracts/schools';
import { Icon } from '../../ui/icon';
import styles from './school-days.module.css';

/** What the calendar knows of today and tomorrow, above everything else, each with the event that says so. */
export const SchoolDays = ({ days: { today, tomorrow } }: { days: { today: SchoolDay[]; tomorrow: SchoolDay[] } }) => (
  <ul className={styles.days}>
    {today.map((day) => (
      <Told key={`today ${day.event.id}`} day={day} when="today" />
    ))}
    {tomorrow.map((day) => (
      <Told key={`tomorrow ${day.event.id}`} day={day} when="tomorrow" />
    ))}
  </ul>
);

const Told = ({ day, when }: { day: SchoolDay; when: 'today' | 'tomorrow' }) => (
  <li className={styles.day} data-when={when}>
    <Icon name="school" />
    <span>
      <b>{schoolDayWords(day, when)}</b> <Link href={eventPath(day.event)}>{titleOf(day.event)}</Link>
    </span>
  </li>
);
