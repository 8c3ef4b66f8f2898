/** Publishes a report of the shell. */
export type SendReport = (name: string, values: Record<string, unknown>) => void;
