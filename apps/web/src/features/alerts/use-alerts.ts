import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { standingAlerts } from '#libs/contracts';
import { queries } from '../../lib/queries';
import { useNow, useToday } from '../../lib/use-town';
import { useDismissed } from './use-dismissed';

/** The emergency alerts that nobody has dismissed here, and how to dismiss one. */
export const useAlerts = () => {
  const { data: events } = useQuery(queries.events);
  const [now, today] = [useNow(), useToday()];
  const { isDismissed, dismiss } = useDismissed();
  const standing = useMemo(() => (events ? standingAlerts(events, now, today) : []), [events, now, today]);
  return { alerts: standing.filter(({ id }) => !isDismissed(id)), dismiss };
};
