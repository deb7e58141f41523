import type { ToldFact } from '#libs/contracts';
import { useToday, useTown } from '../../../lib/use-town';
import { counted } from '../frame/counting';
import { shortMoment } from '../frame/moments';
import page from './projections.module.css';

/** One fact: what it is called, where it stands, when and by whom it was recorded, and what it says. */
export const Facts = ({
  title,
  of: { position, type, stream, revision, time, actor, data },
}: {
  title: string;
  of: ToldFact;
}) => {
  const { timeZone } = useTown();
  const today = useToday();
  return (
    <>
      <p className={page.label}>{title}</p>
      <p>
        <b>{type}</b> at {counted(position)}, number {counted(revision + 1)} of {stream}
      </p>
      <p>
        {shortMoment(timeZone, time, today, 'second')}, by {actor}
      </p>
      <pre className={page.data}>{JSON.stringify(data, null, 2)}</pre>
    </>
  );
};
