import { type FormEvent, useState } from 'react';
import type { OpsSource } from '#libs/contracts';
import { errorText } from '../../../lib/api';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/field';
import styles from '../frame/ops.module.css';
import { useSetZone } from './use-set-zone';

type Props = { source: OpsSource; onDone: () => void; onCancel: () => void };

export const ZoneForm = ({ source, onDone, onCancel }: Props) => {
  const { timeZone, zoneSuspicion } = source;
  const send = useSetZone(source);
  const [zone, setZone] = useState(timeZone ?? zoneSuspicion?.likely ?? '');
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await send(zone || null);
    } catch (refusal) {
      return setError(errorText(refusal, 'It could not be set. Please try again.'));
    }
    onDone();
  };
  return (
    <form className={styles.reason} onSubmit={submit}>
      <SelectField
        label="Its clock times are in"
        autoFocus
        value={zone}
        error={error}
        onChange={({ target }) => setZone(target.value)}
      >
        <option value="">the zone it says itself</option>
        {TIME_ZONES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <div className={styles.answers}>
        <Button type="submit" variant="filled">
          Set zone
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
};

/** `supportedValuesOf` does not list UTC. */
const TIME_ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
