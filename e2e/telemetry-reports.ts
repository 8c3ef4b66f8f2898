import type { BrowserContext } from '@playwright/test';

export interface TelemetryReport {
  versions: Record<string, string>;
  failed: { widget: string; version: string; step: string; message: string; healedBy?: string }[];
  errors: { mfe: string; version: string; message: string }[];
}

/** Telemetry that pages of this visitor send to the registry. */
export async function collectReports(context: BrowserContext): Promise<TelemetryReport[]> {
  const reports: TelemetryReport[] = [];
  await context.exposeFunction('fachwerkReported', (body: string) =>
    reports.push(JSON.parse(body) as TelemetryReport),
  );
  await context.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      (window as unknown as { fachwerkReported(text: string): void }).fachwerkReported(String(body));
      return send(url, body);
    };
  });
  return reports;
}
