import { type EventChange, type EventFact, formatValue } from '#libs/contracts';
import { useInstantFormatter } from '../frame/instant-texts';
import styles from './audit.module.css';

type Props = { facts: readonly EventFact[]; on: string | undefined };

export const EventFacts = ({ facts, on }: Props) => (
  <ol className={styles.sent}>
    {facts.map((fact) => (
      <EventFactItem key={fact.position} fact={fact} isOn={fact.time === on} />
    ))}
  </ol>
);

const EventFactItem = ({
  fact: { fact, event, source, actor, time, command, changes, into },
  isOn,
}: {
  fact: EventFact;
  isOn: boolean;
}) => {
  const textsOf = useInstantFormatter();
  return (
    <li aria-current={isOn ? 'step' : undefined}>
      <p>
        <b>{fact}</b> event {event}, {source ?? actor}
        {into !== undefined && `, into event ${into}`}
      </p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <EventChangeItem key={change.field} change={change} />
        ))}
      </ul>
      <p className={styles.by}>
        {textsOf(time).whole}, command <code>{command}</code>
      </p>
    </li>
  );
};

const EventChangeItem = ({ change: { field, from, to } }: { change: EventChange }) => (
  <li>
    <span>{field}:</span>
    {from !== null && (
      <>
        <span className="sr">before: </span>
        <del>{formatValue(from)}</del>
        <span className="sr">since: </span>
      </>
    )}
    <span>{formatValue(to)}</span>
  </li>
);
