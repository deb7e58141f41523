import { remembered, useRemembered } from '../../lib/local-storage';

/** Which countdowns were dismissed on this device. */
export const useDismissedCountdowns = () => {
  const [text, write] = useRemembered(remembered.dismissedCountdowns);
  const dismissed = idsIn(text);
  return { dismissed, dismiss: (id: string) => write(JSON.stringify([...dismissed, id])) };
};

/** Corrupt ones are none. */
const idsIn = (text: string): string[] => {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};
