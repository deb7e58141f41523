import { formatNumber, type RedactedFact } from '#libs/contracts';
import { useToday, useTown } from '../../../lib/use-town';
import { formatShortInstant } from '../frame/instant-texts';
import page from './projections.module.css';

export const FactDetails = ({
  title,
  of: { position, type, stream, revision, time, actor, data },
}: {
  title: string;
  of: RedactedFact;
}) => {
  const { timeZone } = useTown();
  const today = useToday();
  return (
    <>
      <p className={page.label}>{title}</p>
      <p>
        <b>{type}</b> at {formatNumber(position)}, number {formatNumber(revision + 1)} of {stream}
      </p>
      <p>
        {formatShortInstant(timeZone, time, today, 'second')}, by {actor}
      </p>
      <pre className={page.data}>{JSON.stringify(data, null, 2)}</pre>
    </>
  );
};
