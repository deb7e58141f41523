import { type FormEvent, useState } from 'react';
import type { OpsSource } from '#libs/contracts';
import { sentenceOf } from '../../../lib/api';
import { toast } from '../../../lib/toast';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/field';
import styles from '../frame/ops.module.css';
import { useTell } from './use-feeds';

type Props = { source: OpsSource; onDone: () => void; onCancel: () => void };

/** In which zone its clock times really are. It is loaded anew by that. */
export const ZoneForm = ({ source: { id, name, timeZone }, onDone, onCancel }: Props) => {
  const tell = useTell(id);
  const [zone, setZone] = useState(timeZone ?? '');
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await tell('time-zone', { timeZone: zone || null });
    } catch (refusal) {
      return setError(sentenceOf(refusal, 'It could not be set. Please try again.'));
    }
    toast({ title: 'Time zone set', description: `${name} is loaded anew by it.` });
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
        {ZONES.map((one) => (
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

/** UTC is none of those that are told. */
const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
