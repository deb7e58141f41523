import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { OpsWaiting } from '#libs/contracts';
import { api } from '../../../lib/api';
import { Icon } from '../../../ui/icon';
import { counted } from '../frame/counting';
import { LostLine } from '../frame/lost-line';
import { Section } from '../frame/parts';
import styles from './overview.module.css';
import { tasksIn } from './tasks';

const NOW_AND_THEN_MS = 20_000;

/** Where an operator begins: what waits, each a way to where it is decided. */
export const OverviewPage = () => {
  const { data, isError } = useQuery({
    queryKey: ['ops', 'waiting'],
    queryFn: () => api.get<OpsWaiting>('/ops/waiting'),
    staleTime: 0,
    refetchInterval: NOW_AND_THEN_MS,
  });
  return (
    <Section title="What waits">
      <LostLine state={isError && data ? 'lost' : 'live'} />
      {isError && !data && <p role="alert">Unable to load the open tasks. Please try again later.</p>}
      {data && <Tasks waiting={data} />}
    </Section>
  );
};

const Tasks = ({ waiting }: { waiting: OpsWaiting }) => {
  const tasks = tasksIn(waiting);
  if (tasks.length === 0)
    return (
      <p className={styles.nothing}>
        Nothing to do. All sources load, the review queue is empty, and the projections are current.
      </p>
    );
  return (
    <ul className={styles.tasks}>
      {tasks.map(({ count, words, path, isTrouble }) => (
        <li key={words}>
          <Link href={path}>
            <b data-bad={isTrouble || undefined}>{counted(count)}</b>
            <span>{words}</span>
            <Icon name="right" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
};
