/**
 * Settings of the page server that a process with several apps reads too. Source only: the app is not built
 * to read them.
 */
export { readAnalytics } from './analytics';
export { readCardFrames } from './card-frames';
export { readMapTiles } from './map-tiles';
export { type Metrics, readMetrics } from './metrics';
export { readAccessibilityAssist, readChat, readSurveyScript } from './outside-scripts';
export type { Analytics, ChatScript, OutsideScript } from './page/outside-sources';
