/** "e…@example.org": the owner recognises it, and others learn little from a link that was passed on. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}…${email.slice(at)}`;
}
