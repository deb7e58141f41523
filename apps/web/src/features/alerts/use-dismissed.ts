import { remembered, useRemembered } from '../../lib/local-storage';

/** Which alerts were dismissed since this tab was opened. */
export const useDismissed = () => {
  const [ids, write] = useRemembered(remembered.dismissedAlerts);
  const dismissed = ids.split(' ');
  return {
    isDismissed: (id: number) => dismissed.includes(String(id)),
    dismiss: (id: number) => write(`${ids} ${id}`.trim()),
  };
};
