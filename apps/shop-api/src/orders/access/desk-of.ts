import { WAREHOUSE_DESK } from '../../identity/staff/warehouse-desk';

/** The desk that hands out the goods of an order, and takes them back. */
export const deskOf = ({ companyId }: { companyId: string | null }): string => companyId ?? WAREHOUSE_DESK;
