import { formatDateInYear, type OpsSource, type ZoneSuspicion } from '#libs/contracts';
import { useToday } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import styles from '../frame/ops.module.css';
import feeds from './sources.module.css';
import { useSetZone } from './use-set-zone';
import { withErrorToast } from './use-sources';

type Props = { source: OpsSource; suspicion: ZoneSuspicion };

export const ZoneSuspicionNotice = ({ source, suspicion: { likely, named, examples } }: Props) => {
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
              {formatDateInYear(wouldBeOn ?? date, today)}, {wouldBe}
            </span>
            <span className={feeds.was}>
              now: {formatDateInYear(date, today)}, {time}
            </span>
          </li>
        ))}
      </ul>
      <div className={feeds.deeds}>
        <Button className={styles.small} onClick={() => withErrorToast(setZone(likely))}>
          Set {likely}
        </Button>
        {named && (
          <Button className={styles.small} onClick={() => withErrorToast(setZone(named))}>
            Its hours are right
          </Button>
        )}
      </div>
    </section>
  );
};
