import { useEffect, useEffectEvent, useId } from 'react';
import type { Day, Summary, SummaryRequest } from '#libs/contracts';
import { api } from '../../lib/api';
import { focusHeading } from '../../lib/focus-heading';
import { keptState } from '../../lib/kept-state';
import { useToday } from '../../lib/use-town';
import { AuthorLine } from '../../ui/author-line';
import { IconButton } from '../../ui/icon-button';
import { forDay } from './highlights-of-day';
import styles from './magic.module.css';
import { Typed } from './typed';
import { usePresence } from './use-presence';
import { useOfToday, useRequest } from './use-told';

/** Once a day it is asked for, and once in a browser session it is shown, until it is dismissed. Where it fails there is none. */
export const Highlights = () => {
  const id = useId();
  const [{ told, isTyped }, keep] = useShown();
  const today = useToday();
  const request = useRequest(useOfToday());
  const onReady = useEffectEvent(async (day: Day) => {
    const had = forDay(day);
    if (!request || had.isShown()) return;
    had.setShown();
    const summary = await summaryOf(request, day);
    if (summary?.summary) keep({ told: summary, isTyped: false });
  });
  const isReady = usePresence() && request !== undefined;
  useEffect(() => {
    if (isReady) void onReady(today);
  }, [isReady, today]);

  if (!told) return null;
  const dismiss = () => {
    keep({ isTyped: true });
    focusHeading();
  };
  return (
    <section className={`${styles.highlights} paperless`} aria-labelledby={id}>
      <header>
        <h2 id={id}>Today’s Highlights</h2>
        <IconButton icon="x" label="Dismiss Today’s Highlights" tip={false} onClick={dismiss} />
      </header>
      <Typed text={told.summary} isDone={isTyped} onDone={() => keep({ told, isTyped: true })} />
      <AuthorLine source={told.source} className={styles.by} />
    </section>
  );
};

const useShown = keptState<{ told?: Summary; isTyped: boolean }>({ isTyped: false });

const summaryOf = async (request: SummaryRequest, day: Day): Promise<Summary | undefined> => {
  const kept = forDay(day).read();
  if (kept) return kept;
  try {
    const summary = await api.post<Summary>('/daily-highlights', request, SUMMARY);
    forDay(day).keep(summary);
    return summary;
  } catch (error) {
    console.warn(`There are no highlights today: ${(error as Error).message}`);
    return undefined;
  }
};

const SUMMARY = { summary: '', source: '' };
