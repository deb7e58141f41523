import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Summary } from '#libs/contracts';
import { api } from '../../lib/api';
import { IconButton } from '../../ui/icon-button';
import styles from './assistant.module.css';
import { ASSISTANT_BUTTON_ID } from './button-id';
import type { SummaryChoice } from './summary-choice';
import { SummaryAnswer } from './summary-text';
import { useEventsOfToday, useEventsOfWeek, useSummaryRequest } from './use-summary-request';

/** The accessible name differs from that of the list's TODAY section. */
const SUMMARY_KINDS = {
  today: { title: 'Today', name: 'Summary of today', call: '/ai/event-summary', none: 'Nothing is on today.' },
  week: { title: 'This Week', name: 'Summary of this week', call: '/events/summary', none: 'Nothing is on this week.' },
  events: { title: 'Summary', name: 'Summary', call: '/ai/event-summary', none: 'There is nothing to summarize.' },
} as const;

const TEXTS = {
  loading: 'Reading the calendar…',
  announceReady: () => 'The summary is ready.',
  failed: 'Failed to generate event summary. Please try again.',
};

const FRESH_MS = 5 * 60_000;

export const SummaryPanel = ({ choice, onClose }: { choice: SummaryChoice; onClose: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time something is asked for
  useEffect(() => heading.current?.focus(), [choice]);
  const { title, name } = choice.kind === 'events' ? { title: choice.title, name: choice.title } : SUMMARY_KINDS[choice.kind];
  const close = () => {
    onClose();
    document.getElementById(ASSISTANT_BUTTON_ID)?.focus();
  };
  return (
    <section className={`${styles.panel} paperless`} aria-label={name}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="x" label={`Close ${title}`} tip={false} onClick={close} />
      </header>
      <div className={styles.beside}>
        <SummaryAnswer query={useSummary(choice)} texts={{ ...TEXTS, empty: SUMMARY_KINDS[choice.kind].none }} />
      </div>
    </section>
  );
};

const useSummary = (choice: SummaryChoice) => {
  const [ofToday, ofWeek] = [useEventsOfToday(), useEventsOfWeek()];
  const request = useSummaryRequest(
    { today: ofToday, week: ofWeek, events: choice.kind === 'events' ? choice.events : undefined }[choice.kind],
  );
  return useQuery({
    queryKey: ['summary', choice.kind, request],
    queryFn: () => api.post<Summary>(SUMMARY_KINDS[choice.kind].call, request, SUMMARY_SHAPE),
    enabled: request !== undefined,
    staleTime: FRESH_MS,
  });
};

const SUMMARY_SHAPE = { summary: '', source: '' };
