import { type ReactNode, useRef } from 'react';
import { joinClasses } from '../join-classes';
import { useOverflow } from '../use-overflow';
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
  /** At most 480 px high: long tables of operators scroll within themselves, below their headings. */
  isBounded?: boolean;
  className?: string;
}

/** A table in a frame that scrolls where it is too wide, also by keyboard; only then it is a tab stop. */
export function DataTable({ label, columns, rows, isBounded = false, className }: DataTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame);
  const classOf = (column: number) => (columns[column]?.isNumber ? styles.number : undefined);
  return (
    <div
      ref={frame}
      className={joinClasses(styles.frame, isBounded && styles.bounded, className)}
      role="region"
      aria-label={label}
      tabIndex={overflows ? 0 : undefined}
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
