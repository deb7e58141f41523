import { LONGEST_OWN } from '#libs/contracts';
import { Field } from '../../ui/field';
import { categoriesFor } from './categories';
import styles from './event-dialog.module.css';
import { useOwnEvents } from './use-own-events';

type Props = { value: string; onChange: (category: string) => void };

/** Any word, and those that may be meant. */
export const CategoryField = ({ value, onChange }: Props) => {
  const events = useOwnEvents();
  return (
    <div className={styles.whole}>
      <Field
        label="Category"
        optional
        value={value}
        maxLength={LONGEST_OWN.category}
        onChange={({ target }) => onChange(target.value)}
      />
      <fieldset className={styles.chips} aria-label="Categories">
        {categoriesFor(value, events).map((category) => (
          <button key={category} type="button" aria-pressed={category === value} onClick={() => onChange(category)}>
            {category}
          </button>
        ))}
      </fieldset>
    </div>
  );
};
