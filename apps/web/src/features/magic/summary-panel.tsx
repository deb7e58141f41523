import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Summary } from '#libs/contracts';
import { api } from '../../lib/api';
import { IconButton } from '../../ui/icon-button';
import type { AskedSummary } from './asked-summary';
import { MAGIC_BUTTON } from './button-id';
import styles from './magic.module.css';
import { Told } from './told';
import { useOfToday, useOfWeek, useRequest } from './use-told';

/** The name is another than that of the list's part for today. */
const KINDS = {
  today: { title: 'Today', name: 'Summary of today', call: '/ai/event-summary', none: 'Nothing is on today.' },
  week: { title: 'This Week', name: 'Summary of this week', call: '/events/summary', none: 'Nothing is on this week.' },
  events: { title: 'Summary', name: 'Summary', call: '/ai/event-summary', none: 'There is nothing to summarize.' },
} as const;

const WORDS = {
  reading: 'Reading the calendar…',
  ready: () => 'The summary is ready.',
  failed: 'Failed to generate event summary. Please try again.',
};

const FRESH_MS = 5 * 60_000;

/** What somebody has asked for. The keyboard is brought there, and back to the button when it is closed. */
export const SummaryPanel = ({ asked, onClose }: { asked: AskedSummary; onClose: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time something is asked for
  useEffect(() => heading.current?.focus(), [asked]);
  const { title, name } = asked.kind === 'events' ? { title: asked.title, name: asked.title } : KINDS[asked.kind];
  const close = () => {
    onClose();
    document.getElementById(MAGIC_BUTTON)?.focus();
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
        <Told asked={useSummary(asked)} words={{ ...WORDS, none: KINDS[asked.kind].none }} />
      </div>
    </section>
  );
};

const useSummary = (asked: AskedSummary) => {
  const [ofToday, ofWeek] = [useOfToday(), useOfWeek()];
  const request = useRequest(
    { today: ofToday, week: ofWeek, events: asked.kind === 'events' ? asked.events : undefined }[asked.kind],
  );
  return useQuery({
    queryKey: ['summary', asked.kind, request],
    queryFn: () => api.post<Summary>(KINDS[asked.kind].call, request, SUMMARY),
    enabled: request !== undefined,
    staleTime: FRESH_MS,
  });
};

const SUMMARY = { summary: '', source: '' };
