import styles from './event-dialog.module.css';

type Props<M extends string> = {
  label: string;
  modes: readonly { mode: M; label: string }[];
  mode: M;
  onMode: (mode: M) => void;
};

export const ModeSwitch = <M extends string>({ label, modes, mode: chosen, onMode }: Props<M>) => (
  <fieldset className={styles.modes} aria-label={label}>
    {modes.map(({ mode, label }) => (
      <button key={mode} type="button" aria-pressed={mode === chosen} onClick={() => onMode(mode)}>
        {label}
      </button>
    ))}
  </fieldset>
);
