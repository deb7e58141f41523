import { Link } from 'wouter';
import { eventPathOf, formatCertainty, type MergeAction, type MergeFact } from '#libs/contracts';
import { useInstantFormatter } from '../frame/instant-texts';
import styles from './audit.module.css';

export const EventMerges = ({ merges }: { merges: readonly MergeFact[] }) => {
  const textsOf = useInstantFormatter();
  return (
    <ol className={styles.sent}>
      {merges.map(({ position, time, deed, event, other, rule, score = 0, by, reason }) => (
        <li key={position}>
          <p>
            <b>{ACTION_TEXTS[deed][0]}</b> <EventLink id={event} /> {ACTION_TEXTS[deed][1]} <EventLink id={other} />
          </p>
          {rule && (
            <p>
              Rule: {rule}, {formatCertainty(score)}
            </p>
          )}
          {reason && <p>“{reason}”</p>}
          <p className={styles.by}>
            {textsOf(time).whole}, by {by}
          </p>
        </li>
      ))}
    </ol>
  );
};

const EventLink = ({ id }: { id: number }) => <Link href={eventPathOf({ id })}>event {id}</Link>;

const ACTION_TEXTS: Readonly<Record<MergeAction, readonly [string, string]>> = {
  merged: ['Merged', 'into'],
  unmerged: ['Unmerged', 'from'],
  confirmed: ['Confirmed:', 'is the same as'],
  reopened: ['To be confirmed again:', 'and'],
  parted: ['Refused:', 'is not the same as'],
  'left to rules': ['Refusal undone:', 'and'],
};
