import { dayOfMonth, formatMonth, formatWeekday } from '#libs/contracts';
import { useToday } from '../../lib/use-town';
import { Icon, type IconName } from '../../ui/icon';
import { DistrictChoice } from './district-choice';
import styles from './onboarding.module.css';
import type { Step } from './steps';

type Props = { step: Step; district: string | undefined; onDistrict: (district: string) => void };

export const StepBody = ({ step, district, onDistrict }: Props) => {
  const { subtitle, explanation, description, icon, content: Content } = step;
  return (
    <div ref={scrollToTop} className={styles.step}>
      {subtitle && <p className={styles.lead}>{subtitle}</p>}
      {explanation && <p className={styles.lead}>{explanation}</p>}
      {Content && (
        <div className={styles.content}>
          <StepPanel icon={icon} />
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

const scrollToTop = (body: HTMLElement | null) => body?.parentElement?.scrollTo(0, 0);

const StepPanel = ({ icon }: { icon: IconName | undefined }) => {
  const today = useToday();
  return (
    <p className={styles.panel} aria-hidden="true">
      {icon ? (
        <Icon name={icon} size={72} />
      ) : (
        <>
          <span>Today, {formatWeekday(today).slice(0, 3)}</span>
          <b>{dayOfMonth(today)}</b>
          <span>{formatMonth(today)}</span>
        </>
      )}
    </p>
  );
};
