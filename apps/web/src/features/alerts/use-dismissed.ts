import { useState } from 'react';

const NAME = 'dismissedAlerts';

/** Ids of the alerts that were dismissed since the browser was opened. */
export const useDismissed = () => {
  const [dismissed, setDismissed] = useState(read);
  return {
    dismissed,
    dismiss: (id: number) => {
      const next = [...dismissed, id];
      setDismissed(next);
      write(next);
    },
  };
};

const read = (): number[] => {
  try {
    const ids = JSON.parse(sessionStorage.getItem(NAME) ?? '[]');
    return Array.isArray(ids) ? ids : [];
  } catch {
    return [];
  }
};

const write = (ids: number[]) => {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(ids));
  } catch {
    // Without storage they stay dismissed until the page is closed.
  }
};
