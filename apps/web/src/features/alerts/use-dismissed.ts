import { remembered, useRemembered } from '../../lib/local-storage';

/** Which alerts were dismissed since this tab was opened. */
export const useDismissed = () => {
  const [ids, write] = useRemembered(remembered.dismissedAlerts);
  const dismissed = ids.split(' ');
  return {
    isDismissed: (id: string) => dismissed.includes(id),
    dismiss: (id: string) => write(`${ids} ${id}`.trim()),
  };
};
