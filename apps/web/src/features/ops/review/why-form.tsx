import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { LONGEST_REASON, type ReviewKind } from '#libs/contracts';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import frame from '../frame/ops.module.css';

type Asked = ReviewKind | 'undo';

type Props = {
  of: Asked;
  label: string;
  action: string;
  onSay: (words: string) => void;
  onCancel: () => void;
};

/** What was said last of each kind, until the page is loaded anew: of hundreds many are declined for one reason. */
const lastSaid = new Map<Asked, string>();

/** One line, so that Enter sends it. What was said last stands in it already, to be sent again or typed over. */
export const WhyForm = ({ of, label, action, onSay, onCancel }: Props) => {
  const [words, setWords] = useState(lastSaid.get(of) ?? '');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = words.trim();
    if (!said) return form.current?.querySelector('input')?.focus();
    lastSaid.set(of, said);
    onSay(said);
  };
  const cancel = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <form ref={form} className={frame.reason} onSubmit={submit} onKeyDown={cancel}>
      <Field label={label} required maxLength={LONGEST_REASON} value={words} onChange={({ target }) => setWords(target.value)} />
      <div className={frame.answers}>
        <Button type="submit" variant="filled">
          {action}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
};
