import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import type { Botcast } from '#libs/contracts';
import { api } from '../../lib/api';
import { focusHeading } from '../../lib/focus-heading';
import { useTown } from '../../lib/use-town';
import { AudioPlayer } from '../../ui/audio-player';
import { Button } from '../../ui/button';
import { GeneratedTextNotice } from '../../ui/generated-text-notice';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { MarkedText } from '../../ui/marked-text';
import styles from './botcast-panel.module.css';

type Props = {
  requestCount: number;
  onClose: () => void;
};

export const BotcastPanel = ({ requestCount, onClose }: Props) => {
  const title = useId();
  const { botcast, failure, again } = useBotcast();
  const { heading, goBack } = useFocusOnRequest(requestCount);
  const close = () => {
    onClose();
    goBack();
  };
  return (
    <section className={`${styles.panel} paperless`} aria-labelledby={title}>
      <header>
        <h2 ref={heading} id={title} tabIndex={-1}>
          Botcast
        </h2>
        <IconButton icon="x" label="Close Botcast" tip={false} onClick={close} />
      </header>
      {failure ? (
        <BotcastError failure={failure} onRetry={again} />
      ) : botcast ? (
        <BotcastPlayer botcast={botcast} />
      ) : (
        <BotcastLoading />
      )}
    </section>
  );
};

const BOTCAST_KEY = ['botcast'];

const useBotcast = () => {
  const client = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: BOTCAST_KEY,
    queryFn: () => api.get<Botcast>('/botcast', BOTCAST_SHAPE),
    staleTime: FRESH_MS,
  });
  const making = useMutation({
    mutationFn: () => api.post<Botcast>('/ai/botcast', undefined, BOTCAST_SHAPE),
    onSuccess: (made) => client.setQueryData(BOTCAST_KEY, made),
  });
  const failure = making.isError ? NOT_MADE_TEXT : isError ? NOT_LOADED_TEXT : '';
  return { botcast: data, failure: making.isPending ? '' : failure, again: () => making.mutate() };
};

const FRESH_MS = 5 * 60_000;

const BOTCAST_SHAPE = { source: '' };

const NOT_LOADED_TEXT = 'Failed to load Botcast. Please try again.';
const NOT_MADE_TEXT = 'Failed to generate botcast. Please try again.';

const BotcastLoading = () => (
  <p className={styles.said} role="status">
    Loading Botcast…
  </p>
);

const BotcastError = ({ failure, onRetry }: { failure: string; onRetry: () => void }) => (
  <div className={styles.failed}>
    <p role="alert">{failure}</p>
    <Button size="sm" onClick={onRetry}>
      Try again
    </Button>
  </div>
);

const BotcastPlayer = ({ botcast: { audioUrl, transcript, source } }: { botcast: Botcast }) => {
  const { name } = useTown();
  return (
    <>
      <AudioPlayer source={audioUrl} title={`This week in ${name}`} />
      <p className={audioUrl ? 'sr' : styles.said} role="status">
        {audioUrl ? 'The Botcast is ready.' : 'No Botcast available this week'}
      </p>
      {transcript && (
        <>
          <details className={styles.transcript}>
            <summary>
              <Icon name="right" size={20} />
              {audioUrl ? 'Transcript' : 'Read it instead'}
            </summary>
            <MarkedText text={transcript} />
          </details>
          <GeneratedTextNotice author={source} />
        </>
      )}
    </>
  );
};

const useFocusOnRequest = (requestCount: number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusBefore = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is asked for
  useEffect(() => {
    if (document.activeElement === heading.current) return;
    focusBefore.current = document.activeElement;
    heading.current?.focus();
  }, [requestCount]);
  const goBack = () => {
    if (focusBefore.current instanceof HTMLElement && focusBefore.current.isConnected && focusBefore.current !== document.body)
      focusBefore.current.focus();
    else focusHeading();
  };
  return { heading, goBack };
};
