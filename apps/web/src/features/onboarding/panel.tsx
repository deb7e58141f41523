import { dayNumber, monthName, weekdayName } from '#libs/contracts';
import { useToday } from '../../lib/use-town';
import { Icon, type IconName } from '../../ui/icon';
import styles from './onboarding.module.css';

/** The day it is, or what a step is about, as a panel of the board. */
export const Panel = ({ icon }: { icon: IconName | undefined }) => {
  const today = useToday();
  return (
    <p className={styles.panel} aria-hidden="true">
      {icon ? (
        <Icon name={icon} size={72} />
      ) : (
        <>
          <span>Today, {weekdayName(today).slice(0, 3)}</span>
          <b>{dayNumber(today)}</b>
          <span>{monthName(today)}</span>
        </>
      )}
    </p>
  );
};
