import type { Sealer } from '../secrets/sealed-text';

export interface StoredContent {
  id: string;
  isSealed: boolean;
  text: string | null;
  html: string | null;
}

/** The content of a mail, decrypted if it is stored encrypted. */
export function openContent<Mail extends StoredContent>(mail: Mail, sealer: Sealer): Mail {
  if (!mail.isSealed) return mail;
  const open = (part: string | null) => {
    const opened = part === null ? null : sealer.open(part, mail.id);
    if (opened === undefined) throw new Error('The mail was encrypted with another secret.');
    return opened;
  };
  return { ...mail, text: open(mail.text), html: open(mail.html) };
}
