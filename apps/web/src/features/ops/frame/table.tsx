import type { ReactNode } from 'react';
import styles from './ops.module.css';

/** Column names; a name in its own array is a column of numbers: ['Name', ['Lag']]. */
type Columns = readonly (string | readonly [string])[];

type Props = {
  columns: Columns;
  className: string | undefined;
  children: ReactNode;
};

/** The last column has the actions of a row. On a phone each row is a block. */
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
