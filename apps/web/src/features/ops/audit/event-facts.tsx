import { type EventChange, type EventFact, valueWords } from '#libs/contracts';
import { useMoments } from '../frame/moments';
import styles from './audit.module.css';

type Props = { facts: readonly EventFact[]; on: string | undefined };

/** All that is recorded of an event. `on` is the time of those that are looked at. */
export const EventFacts = ({ facts, on }: Props) => (
  <ol className={styles.sent}>
    {facts.map((fact) => (
      <OfEvent key={fact.position} fact={fact} isOn={fact.time === on} />
    ))}
  </ol>
);

const OfEvent = ({
  fact: { fact, event, source, actor, time, command, changes, into },
  isOn,
}: {
  fact: EventFact;
  isOn: boolean;
}) => {
  const momentOf = useMoments();
  return (
    <li aria-current={isOn ? 'step' : undefined}>
      <p>
        <b>{fact}</b> event {event}, {source ?? actor}
        {into !== undefined && `, into event ${into}`}
      </p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <Changed key={change.field} change={change} />
        ))}
      </ul>
      <p className={styles.by}>
        {momentOf(time).whole}, command <code>{command}</code>
      </p>
    </li>
  );
};

const Changed = ({ change: { field, from, to } }: { change: EventChange }) => (
  <li>
    <span>{field}:</span>
    {from !== null && (
      <>
        <span className="sr">before: </span>
        <del>{valueWords(from)}</del>
        <span className="sr">since: </span>
      </>
    )}
    <span>{valueWords(to)}</span>
  </li>
);
