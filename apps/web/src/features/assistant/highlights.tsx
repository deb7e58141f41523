import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Day, Summary } from '#libs/contracts';
import type { SummaryBody } from '#libs/contracts/requests';
import { api } from '../../lib/api';
import { focusHeading } from '../../lib/focus-heading';
import { rememberedState } from '../../lib/remembered-state';
import { useToday } from '../../lib/use-town';
import { GeneratedTextNotice } from '../../ui/generated-text-notice';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import styles from './assistant.module.css';
import { type DayHighlights, highlightsStoreFor } from './highlights-of-day';
import { TypewriterText } from './typewriter-text';
import { useEventsOfToday, useSummaryRequest } from './use-summary-request';

type Props = {
  onDismiss: () => void;
  onNone: () => void;
};

export const Highlights = ({ onDismiss, onNone }: Props) => {
  const [{ highlights, isTyped }, setHighlights] = useShownHighlights();
  const today = useToday();
  const request = useSummaryRequest(useEventsOfToday());
  const isOutdated = highlights !== undefined && request !== undefined && !areAllRequested(highlights, request);

  const showHighlights = useEffectEvent(async (day: Day, isAlreadyTyped: boolean) => {
    const next = request && (await readOrFetchHighlights(request, day));
    if (next?.summary) return setHighlights({ highlights: next, isTyped: isAlreadyTyped });
    onNone();
    if (highlights) setHighlights({ isTyped: true });
  });
  const onReady = useEffectEvent((day: Day) => {
    const store = highlightsStoreFor(day);
    if (store.isShown()) return;
    store.setShown();
    void showHighlights(day, false);
  });
  const isReady = usePresence() && request !== undefined;
  useEffect(() => {
    if (isReady) onReady(today);
  }, [isReady, today]);
  useEffect(() => {
    if (isOutdated) void showHighlights(today, true);
  }, [isOutdated, today]);

  if (!highlights || isOutdated) return null;
  const dismiss = () => {
    setHighlights({ isTyped: true });
    onDismiss();
    focusHeading();
  };
  return (
    <HighlightsLine
      highlights={highlights}
      isTyped={isTyped}
      onTyped={() => setHighlights({ highlights, isTyped: true })}
      onDismiss={dismiss}
    />
  );
};

const PRESENT_AFTER_MS = 8_000;

const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Nothing may move while the page settles: true after an interaction, at the latest after `PRESENT_AFTER_MS`. */
const usePresence = (): boolean => {
  const [isPresent, setPresent] = useState(false);
  useEffect(() => {
    const markPresent = () => setPresent(true);
    const timer = setTimeout(markPresent, PRESENT_AFTER_MS);
    for (const eventName of ACTIVITY_EVENTS) window.addEventListener(eventName, markPresent, { passive: true, once: true });
    return () => {
      clearTimeout(timer);
      for (const eventName of ACTIVITY_EVENTS) window.removeEventListener(eventName, markPresent);
    };
  }, []);
  return isPresent;
};

type HighlightsLineProps = { highlights: DayHighlights; isTyped: boolean; onTyped: () => void; onDismiss: () => void };

const HighlightsLine = ({ highlights, isTyped, onTyped, onDismiss }: HighlightsLineProps) => {
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a keyboard user who reaches a link in the text needs the whole text */}
      <div className={styles.words} onFocus={() => setOpen(true)}>
        <TypewriterText text={highlights.summary} isDone={isTyped} onDone={onTyped} />
      </div>
      <GeneratedTextNotice author={highlights.source} className={styles.by} />
      <IconButton icon="x" label="Dismiss Today’s Highlights" tip={false} onClick={onDismiss} />
    </section>
  );
};

const useShownHighlights = rememberedState<{ highlights?: DayHighlights; isTyped: boolean }>({ isTyped: false });

const areAllRequested = ({ ids }: DayHighlights, { events }: SummaryBody) => {
  const requested = new Set(events.map(({ id }) => id));
  return ids.every((id) => requested.has(id));
};

const readOrFetchHighlights = async (request: SummaryBody, day: Day): Promise<DayHighlights | undefined> => {
  const stored = highlightsStoreFor(day).read();
  if (stored && areAllRequested(stored, request)) return stored;
  try {
    const summary = await api.post<Summary>('/daily-highlights', request, SUMMARY_SHAPE);
    const highlights = { ...summary, ids: request.events.map(({ id }) => id) };
    highlightsStoreFor(day).keep(highlights);
    return highlights;
  } catch (error) {
    console.warn(`There are no highlights today: ${(error as Error).message}`);
    return undefined;
  }
};

const SUMMARY_SHAPE = { summary: '', source: '' };
