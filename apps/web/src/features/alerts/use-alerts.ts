import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { millisecondsOf, standingAlerts } from '#libs/contracts';
import { remembered, useRemembered } from '../../lib/local-storage';
import { queries } from '../../lib/queries';
import { useFeature, useNow, useToday } from '../../lib/use-town';
import { eventAlert, type ShownAlert, weatherAlert } from './shown-alert';

/** The alerts that nobody has dismissed here, those of the weather service before those of the town, and how to dismiss one. */
export const useAlerts = () => {
  const { data: events } = useQuery(queries.events);
  const [now, today] = [useNow(), useToday()];
  const { isDismissed, dismiss } = useDismissed();
  const ofTown = useMemo(() => (events ? standingAlerts(events, now, today).map(eventAlert) : []), [events, now, today]);
  const alerts = [...useWeatherAlerts(now, today), ...ofTown];
  return { alerts: alerts.filter(({ id }) => !isDismissed(id)), dismiss };
};

/** Which alerts were dismissed since this tab was opened. */
const useDismissed = () => {
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
    .map((alert) => weatherAlert(alert, today));
};
