import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Day, Summary } from '#libs/contracts';
import type { SummaryBody } from '#libs/contracts/requests';
import { api } from '../../lib/api';
import { focusHeading } from '../../lib/focus-heading';
import { keptState } from '../../lib/kept-state';
import { useToday } from '../../lib/use-town';
import { AuthorLine } from '../../ui/author-line';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { type DayHighlights, forDay } from './highlights-of-day';
import styles from './magic.module.css';
import { Typed } from './typed';
import { useOfToday, useRequest } from './use-told';

type Props = {
  onDismiss: () => void;
  /** There are none today. */
  onNone: () => void;
};

/** One line that unfolds. Once a day it is asked for, and once in a browser session it is shown, until it is dismissed. */
export const Highlights = ({ onDismiss, onNone }: Props) => {
  const [{ told, isTyped }, keep] = useShown();
  const today = useToday();
  const request = useRequest(useOfToday());
  const isOutdated = told !== undefined && request !== undefined && !isAbout(told, request);

  const tell = useEffectEvent(async (day: Day, typed: boolean) => {
    const next = request && (await highlightsOf(request, day));
    if (next?.summary) return keep({ told: next, isTyped: typed });
    onNone();
    if (told) keep({ isTyped: true });
  });
  const onReady = useEffectEvent((day: Day) => {
    const had = forDay(day);
    if (had.isShown()) return;
    had.setShown();
    void tell(day, false);
  });
  const isReady = usePresence() && request !== undefined;
  useEffect(() => {
    if (isReady) onReady(today);
  }, [isReady, today]);
  useEffect(() => {
    if (isOutdated) void tell(today, true);
  }, [isOutdated, today]);

  if (!told || isOutdated) return null;
  const dismiss = () => {
    keep({ isTyped: true });
    onDismiss();
    focusHeading();
  };
  return <Line told={told} isTyped={isTyped} onTyped={() => keep({ told, isTyped: true })} onDismiss={dismiss} />;
};

/** Who does nothing at all is there all the same. */
const PATIENCE_MS = 8_000;

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Whether somebody has begun to use the page: until then they look at what is there, and nothing may move under their eyes. */
const usePresence = (): boolean => {
  const [here, setHere] = useState(false);
  useEffect(() => {
    const come = () => setHere(true);
    const timer = setTimeout(come, PATIENCE_MS);
    for (const sign of SIGNS) window.addEventListener(sign, come, { passive: true, once: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, come);
    };
  }, []);
  return here;
};

type LineProps = { told: DayHighlights; isTyped: boolean; onTyped: () => void; onDismiss: () => void };

const Line = ({ told, isTyped, onTyped, onDismiss }: LineProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.highlights} data-highlights data-open={isOpen || undefined} aria-labelledby={id}>
      <h2 id={id}>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Today’s Highlights
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whoever reaches a link of it by keyboard reads it whole */}
      <div className={styles.words} onFocus={() => setOpen(true)}>
        <Typed text={told.summary} isDone={isTyped} onDone={onTyped} />
      </div>
      <AuthorLine source={told.source} className={styles.by} />
      <IconButton icon="x" label="Dismiss Today’s Highlights" tip={false} onClick={onDismiss} />
    </section>
  );
};

const useShown = keptState<{ told?: DayHighlights; isTyped: boolean }>({ isTyped: false });

/** Whether all that was told of is still to come. */
const isAbout = ({ ids }: DayHighlights, { events }: SummaryBody) => {
  const coming = new Set(events.map(({ id }) => id));
  return ids.every((id) => coming.has(id));
};

const highlightsOf = async (request: SummaryBody, day: Day): Promise<DayHighlights | undefined> => {
  const kept = forDay(day).read();
  if (kept && isAbout(kept, request)) return kept;
  try {
    const summary = await api.post<Summary>('/daily-highlights', request, SUMMARY);
    const highlights = { ...summary, ids: request.events.map(({ id }) => id) };
    forDay(day).keep(highlights);
    return highlights;
  } catch (error) {
    console.warn(`There are no highlights today: ${(error as Error).message}`);
    return undefined;
  }
};

const SUMMARY = { summary: '', source: '' };
