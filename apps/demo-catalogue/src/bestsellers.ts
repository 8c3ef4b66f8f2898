import { listCategories } from './categories';

/** Which products have the mark "Bestseller": few of each department, so that no list is full of marks. */
export const BESTSELLER = {
  /** Sales that a product must have before it gets the mark. */
  fromSales: 1300,
  /** Sales are counted for this long, as the import states `popularity`. */
  days: 90,
  /** Most marks below one department: no category of any level shows more. */
  perDepartment: 3,
  /** Sales that a marked product has in addition: more than any other has, so that the mark is true. */
  lead: 900,
} as const;

export const isBestseller = (sales: number): boolean => sales >= BESTSELLER.fromSales + BESTSELLER.lead;

const parents = new Map(listCategories().map(({ id, parentId }) => [id, parentId]));

/** The category of the first level above a category, or itself. */
export function departmentOf(categoryId: string): string {
  const parent = parents.get(categoryId);
  return parent ? departmentOf(parent) : categoryId;
}

/** Gives the marks in the order of the catalogue, so that a larger one starts with the smaller one. */
export function createSales() {
  const marks = new Map<string, number>();
  /** The sales of a product that were drawn, and those of a bestseller where it becomes one. */
  return (categoryId: string, drawn: number): number => {
    const department = departmentOf(categoryId);
    const given = marks.get(department) ?? 0;
    if (drawn < BESTSELLER.fromSales || given >= BESTSELLER.perDepartment) return drawn;
    marks.set(department, given + 1);
    return drawn + BESTSELLER.lead;
  };
}
