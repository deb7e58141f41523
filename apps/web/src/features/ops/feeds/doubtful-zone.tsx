import type { OpsSource, ZoneSuspicion } from '#libs/contracts';
import { dayInYear } from '#libs/contracts';
import { useToday } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import styles from '../frame/ops.module.css';
import feeds from './feeds.module.css';
import { orSay } from './use-feeds';
import { useSetZone } from './use-set-zone';

type Props = { source: OpsSource; suspicion: ZoneSuspicion };

/** Hours of a source whose zone is doubted, as they are and as they would be, and the press that decides it either way. */
export const DoubtfulZone = ({ source, suspicion: { likely, named, examples } }: Props) => {
  const setZone = useSetZone(source);
  const today = useToday();
  return (
    <section className={feeds.held} aria-label={`The zone of ${source.name}`}>
      <p>Its hours seem to be in {likely}. Compare one with its publisher’s site.</p>
      <ul className={feeds.lines}>
        {examples.map(({ name, date, time, wouldBe, wouldBeOn }) => (
          <li key={name}>
            <b>{name}</b>
            <span>
              {dayInYear(wouldBeOn ?? date, today)}, {wouldBe}
            </span>
            <span className={feeds.was}>
              now: {dayInYear(date, today)}, {time}
            </span>
          </li>
        ))}
      </ul>
      <div className={feeds.deeds}>
        <Button className={styles.small} onClick={() => orSay(setZone(likely))}>
          Set {likely}
        </Button>
        {named && (
          <Button className={styles.small} onClick={() => orSay(setZone(named))}>
            Its hours are right
          </Button>
        )}
      </div>
    </section>
  );
};
