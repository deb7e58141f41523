import type { HeldFact, HistoryAt } from '#libs/contracts';
import frame from '../frame/ops.module.css';
import styles from './audit.module.css';

type Props = { then: NonNullable<HistoryAt['then']>; onFact: (fact: number) => void };

/** Which facts the preferences do not tell, and why. */
export const Held = ({ then: { parked, skipped }, onFact }: Props) => (
  <>
    {parked && (
      <p className={frame.refused}>
        Not updated since <ToFact held={parked} onFact={onFact} />, which could not be processed: {parked.reason}
      </p>
    )}
    {skipped.map((held) => (
      <p key={held.fact} className={frame.quiet}>
        Without <ToFact held={held} onFact={onFact} />, which an operator skipped: {held.reason}
      </p>
    ))}
  </>
);

const ToFact = ({ held: { fact }, onFact }: { held: HeldFact; onFact: Props['onFact'] }) => (
  <button type="button" className={styles.id} onClick={() => onFact(fact)}>
    fact {fact}
  </button>
);
