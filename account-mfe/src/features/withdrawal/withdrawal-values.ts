/** Input of a withdrawal. */
export interface WithdrawalValues {
  name: string;
  orderNumber: string;
  email: string;
  text: string;
  /** Id of the opened order, and its ticked lines; else empty. */
  order: string;
  lines: string;
}

export const WITHDRAWAL_FIELDS = ['name', 'orderNumber', 'email', 'text', 'order', 'lines'] as const;

export const toValues = (given: Record<string, unknown>): WithdrawalValues => {
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '');
  return {
    name: text('name'),
    orderNumber: text('orderNumber'),
    email: text('email'),
    text: text('text'),
    order: text('order'),
    lines: text('lines'),
  };
};
