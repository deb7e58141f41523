import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHydrated } from '../lib/use-hydrated';
import styles from './audio-player.module.css';
import { Icon } from './icon';

type Props = {
  source: string | null | undefined;
  title: string;
};

export const AudioPlayer = ({ source, title }: Props) =>
  source ? <Recording key={source} source={source} title={title} /> : null;

const Recording = ({ source, title }: { source: string; title: string }) => {
  const [failed, setFailed] = useState<{ hadFocus: boolean }>();
  return failed ? (
    <PlaybackFailure source={source} focused={failed.hadFocus} />
  ) : (
    <Player source={source} title={title} onError={(hadFocus) => setFailed({ hadFocus })} />
  );
};

const PlaybackFailure = ({ source, focused }: { source: string; focused: boolean }) => {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (focused) link.current?.focus();
  }, [focused]);
  return (
    <p className={styles.failed} role="alert">
      Audio file could not be loaded
      <a ref={link} className="link" href={source} target="_blank" rel="noreferrer">
        Try opening directly
        <span className="sr">, opens in a new tab</span>
      </a>
    </p>
  );
};

type PlayerState = { stage: 'loading' | 'ready' | 'playing' | 'paused'; at: number; length: number };

const Player = ({ source, title, onError }: { source: string; title: string; onError: (hadFocus: boolean) => void }) => {
  const audio = useRef<HTMLAudioElement>(null);
  const player = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const [{ stage, at, length }, setState] = useState<PlayerState>(LOADING_STATE);
  const read = () => setState(playerStateOf(audio.current));
  const fail = () => onError(player.current?.contains(document.activeElement) ?? false);
  // The browser may have loaded the file, or failed to, before the listeners were added.
  const catchUp = useEffectEvent(() => (audio.current?.error ? fail() : read()));
  useEffect(() => catchUp(), []);
  const isLoading = stage === 'loading';
  const act = stage === 'playing' ? 'Pause' : 'Play';
  // Failures arrive as events of the element.
  const toggle = () => (stage === 'playing' ? audio.current?.pause() : audio.current?.play().catch(() => {}));

  return (
    <section
      ref={player}
      className={`${styles.player} paperless`}
      aria-label={title}
      aria-busy={isLoading}
      data-state={stage}
      hidden={!hydrated}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: what it says stands beside it */}
      <audio
        ref={audio}
        src={source}
        preload="metadata"
        onLoadedMetadata={read}
        onDurationChange={read}
        onTimeUpdate={read}
        onPlay={read}
        onPause={read}
        onEnded={read}
        onError={fail}
      />
      <button type="button" className={styles.play} aria-label={`${act} ${title}`} disabled={isLoading} onClick={toggle}>
        <Icon name={stage === 'playing' ? 'pause' : 'playfill'} />
      </button>
      <div>
        <p className={styles.title}>{title}</p>
        <input
          type="range"
          className={styles.position}
          aria-label={`Position in ${title}`}
          aria-valuetext={`${durationText(at)} of ${durationText(length)}`}
          min={0}
          max={length}
          step={1}
          value={at}
          disabled={length === 0}
          style={length ? ({ '--played': `${(at / length) * 100}%` } as CSSProperties) : undefined}
          onChange={({ target }) => {
            if (audio.current) audio.current.currentTime = Number(target.value);
            read();
          }}
        />
      </div>
      <p className={styles.time} aria-hidden={!isLoading}>
        {isLoading ? (
          'Loading…'
        ) : (
          <>
            {durationText(at)} <span>/ {durationText(length)}</span>
          </>
        )}
      </p>
    </section>
  );
};

const LOADING_STATE: PlayerState = { stage: 'loading', at: 0, length: 0 };

const playerStateOf = (audio: HTMLAudioElement | null): PlayerState => {
  if (!audio || audio.readyState === HTMLMediaElement.HAVE_NOTHING) return LOADING_STATE;
  const { currentTime: at, duration, paused } = audio;
  return { stage: paused ? (at > 0 ? 'paused' : 'ready') : 'playing', at, length: Number.isFinite(duration) ? duration : 0 };
};

const durationText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
