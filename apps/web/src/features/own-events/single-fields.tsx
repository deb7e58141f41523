import { MAX_OWN_EVENT_TEXT_LENGTHS } from '#libs/contracts';
import { useToday } from '../../lib/use-town';
import { Field, SelectField, TextField } from '../../ui/field';
import { findCategories } from './categories';
import type { Draft } from './draft';
import styles from './event-dialog.module.css';
import { REPETITION_OPTIONS, type Repetition } from './repetition';
import { useOwnEvents } from './use-own-events';

type Props = { draft: Draft; onChange: (draft: Draft) => void; error: string | undefined; repeats: boolean };

export const SingleFields = ({ draft, onChange, error, repeats }: Props) => {
  const set = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  return (
    <div className={styles.fields}>
      <div className={styles.whole}>
        <Field
          label="Name"
          required
          data-autofocus
          value={draft.name}
          maxLength={MAX_OWN_EVENT_TEXT_LENGTHS.name}
          error={error}
          onChange={({ target }) => set({ name: target.value })}
        />
      </div>
      <CategoryField value={draft.category} onChange={(category) => set({ category })} />
      <Field label="Date" optional type="date" value={draft.date} onChange={({ target }) => set({ date: target.value })} />
      <Field label="Time" optional type="time" value={draft.time} onChange={({ target }) => set({ time: target.value })} />
      {repeats && <RepetitionFields draft={draft} set={set} />}
      <div className={styles.whole}>
        <Field
          label="Location"
          optional
          value={draft.location}
          maxLength={MAX_OWN_EVENT_TEXT_LENGTHS.place}
          onChange={({ target }) => set({ location: target.value })}
        />
      </div>
      <div className={styles.whole}>
        <TextField
          label="Description"
          optional
          rows={2}
          value={draft.description}
          maxLength={MAX_OWN_EVENT_TEXT_LENGTHS.description}
          onChange={({ target }) => set({ description: target.value })}
        />
      </div>
    </div>
  );
};

type CategoryFieldProps = { value: string; onChange: (category: string) => void };

const CategoryField = ({ value, onChange }: CategoryFieldProps) => {
  const events = useOwnEvents();
  return (
    <div className={styles.whole}>
      <Field
        label="Category"
        optional
        value={value}
        maxLength={MAX_OWN_EVENT_TEXT_LENGTHS.category}
        onChange={({ target }) => onChange(target.value)}
      />
      <fieldset className={styles.chips} aria-label="Categories">
        {findCategories(value, events).map((category) => (
          <button key={category} type="button" aria-pressed={category === value} onClick={() => onChange(category)}>
            {category}
          </button>
        ))}
      </fieldset>
    </div>
  );
};

const RepetitionFields = ({ draft, set }: { draft: Draft; set: (part: Partial<Draft>) => void }) => {
  const today = useToday();
  const day = draft.date || today;
  return (
    <>
      <SelectField
        label="Repeats"
        optional
        value={draft.repeats}
        onChange={({ target }) => set({ repeats: target.value as Repetition })}
      >
        {REPETITION_OPTIONS.map(({ repeats, label }) => (
          <option key={repeats} value={repeats}>
            {label(day)}
          </option>
        ))}
        {draft.repeats === 'other' && <option value="other">As before</option>}
      </SelectField>
      <Field
        label="Until"
        optional
        type="date"
        min={day}
        disabled={draft.repeats === 'never'}
        value={draft.repeats === 'never' ? '' : draft.until}
        onChange={({ target }) => set({ until: target.value })}
      />
    </>
  );
};
