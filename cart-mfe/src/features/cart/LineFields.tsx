export interface CartLineIds {
  entryId: string;
  itemId: string;
  companyId?: string | undefined;
}

/** What a form without script says about its line. */
export function LineFields({ entryId, itemId, companyId }: CartLineIds) {
  return (
    <>
      <input type="hidden" name="entryId" value={entryId} />
      <input type="hidden" name="itemId" value={itemId} />
      {companyId && <input type="hidden" name="companyId" value={companyId} />}
    </>
  );
}
