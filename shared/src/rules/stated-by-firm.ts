interface StatedOrder {
  contact: { buyerReference?: string | undefined };
  delivery: {
    firm?:
      | {
          reference?: string | undefined;
          costCenter?: string | undefined;
          contact?: string | undefined;
          comment?: string | undefined;
        }
      | undefined;
  };
}

/** What a firm has stated about its order, in the order in which pages and mails show it. */
export function statedByFirm({ contact: { buyerReference = '' }, delivery: { firm = {} } }: StatedOrder) {
  const { reference = '', costCenter = '', contact = '', comment = '' } = firm;
  const all = [
    ['buyerReference', buyerReference],
    ['reference', reference],
    ['costCenter', costCenter],
    ['person', contact],
    ['comment', comment],
  ] as const;
  return all.filter(([, value]) => value !== '');
}
