import type { ReactNode } from 'react';
import styles from './ops.module.css';

/** Names of the columns; those of numbers are in brackets of their own: ['Name', ['Lag']]. */
type Columns = readonly (string | readonly [string])[];

type Props = {
  columns: Columns;
  /** Says how wide each column is, however long what stands in it. */
  className: string | undefined;
  children: ReactNode;
};

/** Rows under their headings, with what can be done about each in a last column. On a phone each row is a block. */
export const Table = ({ columns, className, children }: Props) => (
  <table className={`${styles.table} ${className}`}>
    <thead>
      <tr>
        {columns.map((column) => {
          const isNumber = typeof column !== 'string';
          const name = isNumber ? column[0] : column;
          return (
            <th key={name} scope="col" data-number={isNumber || undefined}>
              {name}
            </th>
          );
        })}
        <th scope="col">
          <span className="sr">Actions</span>
        </th>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
