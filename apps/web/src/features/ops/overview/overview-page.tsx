import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { formatNumber, type OpsPendingWork } from '#libs/contracts';
import { api } from '../../../lib/api';
import { Icon } from '../../../ui/icon';
import { ConnectionNotice } from '../frame/connection-notice';
import { OpsSection } from '../frame/parts';
import styles from './overview.module.css';
import { toTasks } from './tasks';

const POLL_INTERVAL_MS = 20_000;

export const OverviewPage = () => {
  const { data, isError } = useQuery({
    queryKey: ['ops', 'waiting'],
    queryFn: () => api.get<OpsPendingWork>('/ops/waiting'),
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });
  return (
    <OpsSection title="What waits">
      <ConnectionNotice state={isError && data ? 'lost' : 'live'} />
      {isError && !data && <p role="alert">Unable to load the open tasks. Please try again later.</p>}
      {data && <TaskList waiting={data} />}
    </OpsSection>
  );
};

const TaskList = ({ waiting }: { waiting: OpsPendingWork }) => {
  const tasks = toTasks(waiting);
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
            <b data-bad={isTrouble || undefined}>{formatNumber(count)}</b>
            <span>{words}</span>
            <Icon name="right" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
};
