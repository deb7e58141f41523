import { DistrictChoice } from './district-choice';
import styles from './onboarding.module.css';
import { Panel } from './panel';
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
