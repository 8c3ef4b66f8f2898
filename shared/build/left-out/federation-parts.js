/** Replaces Module Federation's manifests, snapshots and preloads. */
export class SnapshotHandler {
  constructor() {
    this.manifestCache = new Map();
    this.hooks = { lifecycle: {}, applyPlugin() {} };
  }
}
export const DisabledSnapshotHandler = SnapshotHandler;
export const DisabledRemoteHandler = SnapshotHandler;
export const UnavailableRemoteModule = SnapshotHandler;

const nothing = () => undefined;
export const snapshotPlugin = nothing;
export const generatePreloadAssetsPlugin = nothing;
export const getGlobalRemoteInfo = () => ({});
export const formatPreloadArgs = () => [];
export const preloadAssets = nothing;
