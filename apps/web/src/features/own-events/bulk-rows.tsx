import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { type Draft, EMPTY_DRAFT } from './draft';
import styles from './event-dialog.module.css';

export type DraftRow = Readonly<{ key: number; draft: Draft; problem?: string }>;

export const createBlankRow = (key: number): DraftRow => ({ key, draft: EMPTY_DRAFT });

type Props = { rows: readonly DraftRow[]; onChange: (rows: readonly DraftRow[]) => void; error: string | undefined };

export const BulkRows = ({ rows, onChange, error }: Props) => {
  const set = (key: number, part: Partial<Draft>) =>
    onChange(rows.map((row) => (row.key === key ? { key, draft: { ...row.draft, ...part } } : row)));
  const add = () => onChange([...rows, createBlankRow(Math.max(...rows.map(({ key }) => key)) + 1)]);
  return (
    <>
      <ol className={styles.rows}>
        {rows.map((row, at) => (
          <BulkRow
            key={row.key}
            row={row}
            number={at + 1}
            set={(part) => set(row.key, part)}
            error={at === 0 ? error : undefined}
            onRemove={rows.length > 1 ? () => onChange(rows.filter(({ key }) => key !== row.key)) : undefined}
          />
        ))}
      </ol>
      <Button className={styles.add} leftSection={<Icon name="plus" />} onClick={add}>
        Add row
      </Button>
      <p className={styles.help}>Rows without a name are ignored.</p>
    </>
  );
};

type RowProps = {
  row: DraftRow;
  number: number;
  set: (part: Partial<Draft>) => void;
  error: string | undefined;
  onRemove: (() => void) | undefined;
};

const BulkRow = ({ row: { draft, problem }, number, set, error, onRemove }: RowProps) => (
  <li className={styles.row} data-wrong={problem !== undefined || undefined}>
    <span className={styles.number} aria-hidden="true">
      {number}
    </span>
    <fieldset className={styles.cells} aria-label={`Event ${number}`}>
      <Field label="Name" value={draft.name} error={error} onChange={({ target }) => set({ name: target.value })} />
      <Field label="Category" optional value={draft.category} onChange={({ target }) => set({ category: target.value })} />
      <Field label="Date" optional type="date" value={draft.date} onChange={({ target }) => set({ date: target.value })} />
      <Field label="Time" optional type="time" value={draft.time} onChange={({ target }) => set({ time: target.value })} />
      <Field label="Location" optional value={draft.location} onChange={({ target }) => set({ location: target.value })} />
      <Field
        label="Description"
        optional
        value={draft.description}
        onChange={({ target }) => set({ description: target.value })}
      />
    </fieldset>
    <IconButton
      icon="trash"
      label={`Remove row ${number}`}
      className={styles.remove}
      disabled={onRemove === undefined}
      onClick={onRemove}
    />
    {problem && (
      <p className={styles.problem} role="alert">
        <Icon name="alert" size={18} />
        {`Failed to create events. ${problem}`}
      </p>
    )}
  </li>
);
