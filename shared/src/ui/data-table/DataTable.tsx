import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import styles from './DataTable.module.css';

export interface DataTableColumn {
  title: string;
  /** Numbers stand below each other, on the right of their column. */
  isNumber?: boolean;
}

export interface DataTableProps {
  /** Names the table for assistive technology. */
  label: string;
  columns: readonly DataTableColumn[];
  /** The first cell is the heading of its row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** At most 480 px high: long tables of operators scroll within themselves. */
  isBounded?: boolean;
  className?: string;
}

/** A table in a frame that scrolls where it is too wide, also by keyboard. */
export function DataTable({ label, columns, rows, isBounded = false, className }: DataTableProps) {
  const classOf = (column: number) => (columns[column]?.isNumber ? styles.number : undefined);
  return (
    <div
      className={joinClasses(styles.frame, isBounded && styles.bounded, className)}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ title }, column) => (
              <th key={column} scope="col" className={classOf(column)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [heading, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{heading}</th>
              {cells.map((cell, index) => (
                <td key={index} className={classOf(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
