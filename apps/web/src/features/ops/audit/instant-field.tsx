import { useState } from 'react';
import { useTown } from '../../../lib/use-town';
import { Field, SelectField } from '../../../ui/field';
import { EARLIEST, instantsTyped, LATEST, nthWords, whichOf } from './typed-instant';

type Props = { label: string; name: string; error?: string | undefined };

/** A day and a time by the town's clock; where it shows them twice, which of the two. */
export const InstantField = ({ label, name, error }: Props) => {
  const { timeZone } = useTown();
  const [typed, setTyped] = useState('');
  const instants = instantsTyped(typed, timeZone);
  return (
    <>
      <Field
        {...{ label, name, error }}
        type="datetime-local"
        min={EARLIEST}
        max={LATEST}
        onChange={({ target }) => setTyped(target.validity.valid ? target.value : '')}
      />
      {instants.length > 1 && (
        <SelectField label={`${label}: which of two`} name={whichOf(name)}>
          {nthWords(instants, timeZone).map((words, nth) => (
            <option key={words} value={nth}>
              {words}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
};
