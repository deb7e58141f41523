import type { ChatQuery, QueryChip } from '#libs/contracts';
import { Icon } from '../../ui/icon';
import styles from './query-chips.module.css';

export type QueryChipsProps = {
  query: ChatQuery;
  chips: readonly QueryChip[];
  askQuery: (question: string, query: ChatQuery) => void;
  edit: () => void;
};

export const QueryChips = ({ query, chips, askQuery, edit }: QueryChipsProps) => {
  const change = ({ field }: QueryChip, option?: NonNullable<QueryChip['options']>[number]) => {
    const labels = chips.flatMap((chip) => (chip.field === field ? (option?.label ?? []) : chip.label));
    const { [field]: _, ...rest } = query;
    askQuery(labels.join(' · ') || 'Everything', option ? { ...rest, [field]: option.value } : rest);
  };
  return (
    <ul className={styles.chips} aria-label="Read as">
      {chips.map((chip) => (
        <li key={chip.field} className={styles.chip}>
          <ChipLabel chip={chip} change={(option) => change(chip, option)} />
          {chips.length > 1 && (
            <button type="button" aria-label={`Remove ${chip.label}`} onClick={() => change(chip)}>
              <Icon name="x" size={16} />
            </button>
          )}
        </li>
      ))}
      <li>
        <button type="button" className={styles.edit} onClick={edit}>
          Not what I meant
        </button>
      </li>
    </ul>
  );
};

type ChipLabelProps = { chip: QueryChip; change: (option: NonNullable<QueryChip['options']>[number]) => void };

const ChipLabel = ({ chip: { field, label, options }, change }: ChipLabelProps) =>
  options && options.length > 1 ? (
    <select
      aria-label={`Change ${label}`}
      value={options.findIndex((option) => option.label === label)}
      onChange={({ target }) => change(options[Number(target.value)]!)}
    >
      {options.map((option, nth) => (
        <option key={`${field} ${option.label}`} value={nth}>
          {option.label}
        </option>
      ))}
    </select>
  ) : (
    <span>{label}</span>
  );
