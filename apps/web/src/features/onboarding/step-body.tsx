import { dayNumber, monthName, weekdayName } from '#libs/contracts';
import { useToday } from '../../lib/use-town';
import { Icon, type IconName } from '../../ui/icon';
import { DistrictChoice } from './district-choice';
import styles from './onboarding.module.css';
import type { Step } from './steps';

type Props = { step: Step; district: string | undefined; onDistrict: (district: string) => void };

export const StepBody = ({ step, district, onDistrict }: Props) => {
  const { subtitle, explanation, description, icon, content: Content } = step;
  return (
    <div ref={toTop} className={styles.step}>
      {subtitle && <p className={styles.lead}>{subtitle}</p>}
      {explanation && <p className={styles.lead}>{explanation}</p>}
      {Content && (
        <div className={styles.content}>
          <Panel icon={icon} />
          <ul>
            <Content />
          </ul>
        </div>
      )}
      {description && <p>{description}</p>}
      {step.isDistrictSelection && <DistrictChoice chosen={district} onChoose={onDistrict} />}
    </div>
  );
};

/** The next step begins at its top, however far the last one was scrolled. */
const toTop = (body: HTMLElement | null) => body?.parentElement?.scrollTo(0, 0);

/** The day it is, or what a step is about, as a panel of the board. */
const Panel = ({ icon }: { icon: IconName | undefined }) => {
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
