import { Link } from 'wouter';
import { certaintyWords, eventPath, type MergeDeed, type MergeFact } from '#libs/contracts';
import { useMoments } from '../frame/moments';
import styles from './audit.module.css';

/** With which others an event was merged: by which rule, and who decided. */
export const EventMerges = ({ merges }: { merges: readonly MergeFact[] }) => {
  const momentOf = useMoments();
  return (
    <ol className={styles.sent}>
      {merges.map(({ position, time, deed, event, other, rule, score = 0, by, reason }) => (
        <li key={position}>
          <p>
            <b>{WORDS[deed][0]}</b> <EventLink id={event} /> {WORDS[deed][1]} <EventLink id={other} />
          </p>
          {rule && (
            <p>
              Rule: {rule}, {certaintyWords(score)}
            </p>
          )}
          {reason && <p>“{reason}”</p>}
          <p className={styles.by}>
            {momentOf(time).whole}, by {by}
          </p>
        </li>
      ))}
    </ol>
  );
};

const EventLink = ({ id }: { id: number }) => <Link href={eventPath({ id })}>event {id}</Link>;

const WORDS: Readonly<Record<MergeDeed, readonly [string, string]>> = {
  merged: ['Merged', 'into'],
  unmerged: ['Unmerged', 'from'],
  confirmed: ['Confirmed:', 'is the same as'],
  reopened: ['To be confirmed again:', 'and'],
  parted: ['Refused:', 'is not the same as'],
  'left to rules': ['Refusal undone:', 'and'],
};
