/** What the open flyout changes in the form. */
export interface Combobox {
  listId: string;
  activeId: string | undefined;
  /** Class of the form while the flyout is open. */
  className: string | undefined;
}
