import { useState } from 'react';
import { useTown } from '../../../lib/use-town';
import { Field, SelectField } from '../../../ui/field';
import { choiceFieldNameOf, formatInstantChoices, MAX_INSTANT, MIN_INSTANT, parseTypedInstants } from './typed-instant';

type Props = { label: string; name: string; error?: string | undefined };

/** In the town's time zone. If the clock shows that time twice, a choice of the two. */
export const InstantField = ({ label, name, error }: Props) => {
  const { timeZone } = useTown();
  const [typed, setTyped] = useState('');
  const instants = parseTypedInstants(typed, timeZone);
  return (
    <>
      <Field
        {...{ label, name, error }}
        type="datetime-local"
        min={MIN_INSTANT}
        max={MAX_INSTANT}
        onChange={({ target }) => setTyped(target.validity.valid ? target.value : '')}
      />
      {instants.length > 1 && (
        <SelectField label={`${label}: which of two`} name={choiceFieldNameOf(name)}>
          {formatInstantChoices(instants, timeZone).map((words, nth) => (
            <option key={words} value={nth}>
              {words}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
};
