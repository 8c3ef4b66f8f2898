const KEY = 'checkout-submission';

/** An order that was sent and whose answer has not arrived yet. */
export interface KeptSubmission {
  acceptedTotal: number;
  acceptedPayable: number;
  idempotencyKey: string;
}

/** Kept in the session storage of the tab, so that a reload finds the order. */
export function keepSubmission(submission: KeptSubmission): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(submission));
  } catch {
    // Blocked storage: the order is found in the mail.
  }
}

export function keptSubmission(): KeptSubmission | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptSubmission | null;
  } catch {
    return null;
  }
}

export function forgetSubmission(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked storage, see above.
  }
}
