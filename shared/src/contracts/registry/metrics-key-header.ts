/** Header of reports of web vitals with the key of their collector. */
export const METRICS_KEY_HEADER = 'x-metrics-key';
