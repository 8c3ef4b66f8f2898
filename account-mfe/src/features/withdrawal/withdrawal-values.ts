/** Input of a withdrawal. */
export interface WithdrawalValues {
  name: string;
  orderNumber: string;
  email: string;
  text: string;
}

export const WITHDRAWAL_FIELDS = ['name', 'orderNumber', 'email', 'text'] as const;

export const toValues = (given: Record<string, unknown>): WithdrawalValues => {
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '');
  return { name: text('name'), orderNumber: text('orderNumber'), email: text('email'), text: text('text') };
};
