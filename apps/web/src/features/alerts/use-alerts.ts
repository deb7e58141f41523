import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { activeAlerts, millisecondsOf } from '#libs/contracts';
import { remembered, useRemembered } from '../../lib/local-storage';
import { queries } from '../../lib/queries';
import { useFeature, useNow, useToday } from '../../lib/use-town';
import { type ShownAlert, toEventAlert, toWeatherAlert } from './shown-alert';

export const useAlerts = () => {
  const { data: events } = useQuery(queries.events);
  const [now, today] = [useNow(), useToday()];
  const { isDismissed, dismiss } = useDismissedAlerts();
  const ofTown = useMemo(() => (events ? activeAlerts(events, now, today).map(toEventAlert) : []), [events, now, today]);
  const alerts = [...useWeatherAlerts(now, today), ...ofTown];
  return { alerts: alerts.filter(({ id }) => !isDismissed(id)), dismiss };
};

const useDismissedAlerts = () => {
  const [ids, write] = useRemembered(remembered.dismissedAlerts);
  const dismissed = ids.split(' ');
  return {
    isDismissed: (id: string) => dismissed.includes(id),
    dismiss: (id: string) => write(`${ids} ${id}`.trim()),
  };
};

const useWeatherAlerts = (now: string, today: string): ShownAlert[] => {
  const { data = [] } = useQuery({ ...queries.weatherAlerts, enabled: useFeature('weather') });
  return data
    .filter(({ expiresAt }) => millisecondsOf(expiresAt) > millisecondsOf(now))
    .map((alert) => toWeatherAlert(alert, today));
};
