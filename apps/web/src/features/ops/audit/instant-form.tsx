import { type FormEvent, useState } from 'react';
import { useTown } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import { InstantField } from './instant-field';
import styles from './scrubber.module.css';
import { readInstantField } from './typed-instant';

export const InstantForm = ({ label, onInstant }: { label: string; onInstant: (instant: string) => void }) => {
  const { timeZone } = useTown();
  const [wrong, setWrong] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { instant, problem: wrong = 'Type a day and a time.' } = readInstantField(event.currentTarget, 'at', timeZone);
    setWrong(instant === undefined ? wrong : undefined);
    if (instant !== undefined) onInstant(instant);
  };
  return (
    <form className={styles.goTo} noValidate onSubmit={submit}>
      <InstantField label={label} name="at" error={wrong} />
      <Button type="submit">Go</Button>
    </form>
  );
};
