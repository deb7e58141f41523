import { formatCountdownLabel, nextCountdown } from '#libs/contracts';
import { focusHeading } from '../../lib/focus-heading';
import { remembered, useRemembered } from '../../lib/local-storage';
import { useToday, useTown } from '../../lib/use-town';
import { IconButton } from '../../ui/icon-button';
import styles from './home-page.module.css';

export const Countdown = () => {
  const { dismissed, dismiss } = useDismissedCountdowns();
  const countdown = nextCountdown(useTown().countdowns, dismissed, useToday());
  if (!countdown) return null;

  const goOnWithout = () => {
    dismiss(countdown.id);
    focusHeading();
  };
  return (
    <section className={styles.countdown} aria-label="Countdown">
      <p>
        <b>{countdown.days}</b> {formatCountdownLabel(countdown)}
      </p>
      <IconButton icon="x" label="Dismiss countdown" tip={false} onClick={goOnWithout} />
    </section>
  );
};

const useDismissedCountdowns = () => {
  const [text, write] = useRemembered(remembered.dismissedCountdowns);
  const dismissed = parseIds(text);
  return { dismissed, dismiss: (id: string) => write(JSON.stringify([...dismissed, id])) };
};

const parseIds = (text: string): string[] => {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};
