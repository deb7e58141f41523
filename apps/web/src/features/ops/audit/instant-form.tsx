import { type FormEvent, useState } from 'react';
import { useTown } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import styles from './audit.module.css';
import { instantTyped, isHalfTyped } from './chosen';

/** For an instant between two facts: the town went on meanwhile, and so did what it fed. */
export const InstantForm = ({ onInstant }: { onInstant: (instant: string) => void }) => {
  const { timeZone } = useTown();
  const [wrong, setWrong] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('at'));
    const isWrong = !typed || isHalfTyped(event.currentTarget);
    setWrong(isWrong ? 'Type a day and a time.' : undefined);
    if (!isWrong) onInstant(instantTyped(typed, timeZone));
  };
  return (
    <form className={styles.goTo} noValidate onSubmit={submit}>
      <Field label="Another instant" name="at" type="datetime-local" max="9999-12-31T23:59" error={wrong} />
      <Button type="submit">Go</Button>
    </form>
  );
};
