import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../../ui/icon';
import styles from './narration.module.css';

/** Reads the event out, or leads to the recording when it can't be played here. */
export const Narration = ({ address }: { address: string }) => {
  const [failed, setFailed] = useState(false);
  return failed ? <Unplayable address={address} /> : <Player address={address} onError={() => setFailed(true)} />;
};

const Unplayable = ({ address }: { address: string }) => (
  <p className={styles.failed} role="status">
    Audio file could not be loaded
    <a className="link" href={address} target="_blank" rel="noreferrer">
      Try opening directly
      <span className="sr">, opens in a new tab</span>
    </a>
  </p>
);

/** Nothing is shown before there is something to play. */
const Player = ({ address, onError }: { address: string; onError: () => void }) => {
  const audio = useRef<HTMLAudioElement>(null);
  const [{ at, length, playing }, setState] = useState({ at: 0, length: 0, playing: false });
  const read = () => {
    const { currentTime = 0, duration = 0, paused = true } = audio.current ?? {};
    setState({ at: currentTime, length: Number.isFinite(duration) ? duration : 0, playing: !paused });
  };
  // The browser may have read the file, or failed to, between making the element and our listening to it.
  const catchUp = useEffectEvent(() => (audio.current?.error ? onError() : read()));
  useEffect(() => catchUp(), []);

  return (
    <section className={`${styles.player} paperless`} aria-label={TITLE} hidden={length === 0}>
      {/* biome-ignore lint/a11y/useMediaCaption: it reads what the page says */}
      <audio
        ref={audio}
        src={address}
        preload="metadata"
        onLoadedMetadata={read}
        onTimeUpdate={read}
        onPlay={read}
        onPause={read}
        onEnded={read}
        onError={onError}
      />
      <button
        type="button"
        className={styles.play}
        aria-label={`${playing ? 'Pause' : 'Play'} ${TITLE}`}
        onClick={() => (playing ? audio.current?.pause() : audio.current?.play())}
      >
        <Icon name={playing ? 'pause' : 'playfill'} />
      </button>
      <div>
        <p className={styles.title}>{TITLE}</p>
        <input
          type="range"
          className={styles.position}
          aria-label={`Position in ${TITLE}`}
          aria-valuetext={`${clock(at)} of ${clock(length)}`}
          min={0}
          max={length}
          step={1}
          value={at}
          style={length ? ({ '--played': `${(at / length) * 100}%` } as React.CSSProperties) : undefined}
          onChange={({ target }) => {
            if (audio.current) audio.current.currentTime = Number(target.value);
            read();
          }}
        />
      </div>
      <p className={styles.time} aria-hidden="true">
        {clock(at)} <span>/ {clock(length)}</span>
      </p>
    </section>
  );
};

const TITLE = 'Listen to this event';

/** '1:58' */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
