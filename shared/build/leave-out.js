const { NormalModuleReplacementPlugin } = require('webpack');

/**
 * Parts of packages that the shell never reaches and no tree shaking finds: axios hangs everything on one object, Module
 * Federation's class makes all of its handlers. 8 kB less in the shell.
 */
const LEFT_OUT = [
  {
    from: /axios[\\/]lib$|axios[\\/]lib[\\/](helpers|adapters|defaults|platform)/,
    // Calls have one transport and serialize their queries themselves; bodies are JSON or URLSearchParams.
    file: /\/(fetch|toFormData|toURLEncodedForm|formDataToJSON|AxiosURLSearchParams)\.js$/,
    by: './left-out/axios-parts',
  },
  { from: /[\\/]axios$/, file: /^\.\/lib\/axios\.js$/, by: './left-out/axios-instance' },
  {
    from: /@module-federation[\\/]runtime-core[\\/]dist/,
    // Containers are named by their entries: there are no manifests, no snapshots and no preloading by them.
    file: /\/(snapshot\/index|snapshot\/SnapshotHandler|generate-preload-assets|preload|disabled)\.js$/,
    by: './left-out/federation-parts',
  },
];

const leaveOut = () =>
  LEFT_OUT.map(
    ({ from, file, by }) =>
      new NormalModuleReplacementPlugin(file, (resource) => {
        if (from.test(resource.context)) resource.request = require.resolve(by);
      }),
  );

module.exports = { leaveOut };
