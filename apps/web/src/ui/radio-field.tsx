import { useId } from 'react';
import styles from './radio-field.module.css';

type Choice = { value: string; label: string; help?: string; disabled?: boolean };

type Props = {
  legend: string;
  name: string;
  choices: readonly Choice[];
  value: string | undefined;
  onChange: (value: string) => void;
  columns?: boolean;
};

export const RadioField = ({ legend, name, choices, value, onChange, columns }: Props) => {
  const id = useId();
  return (
    <fieldset className={styles.field}>
      <legend>{legend}</legend>
      <div className={styles.choices} data-columns={columns}>
        {choices.map(({ value: one, label, help, disabled }) => (
          <label key={one} className={styles.choice}>
            <input
              type="radio"
              name={`${id}-${name}`}
              value={one}
              checked={one === value}
              disabled={disabled}
              onChange={() => onChange(one)}
            />
            <span>
              {label}
              {help && <span className={styles.help}> {help}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
