interface Named {
  /** Empty or absent for a person with one name, which is the last one. */
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** "Erika Muster", "Suharto". */
export const fullName = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ');
