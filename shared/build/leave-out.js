const { NormalModuleReplacementPlugin } = require('webpack');

/**
 * Excludes parts of packages that the shell never uses and tree shaking keeps: axios puts everything on one
 * object, and Module Federation's class creates all of its handlers. Saves 8 kB.
 */
const LEFT_OUT = [
  {
    from: /axios[\\/]lib$|axios[\\/]lib[\\/](helpers|adapters|defaults|platform)/,
    // Calls use one transport and serialise their queries themselves; bodies are JSON or URLSearchParams.
    file: /\/(fetch|toFormData|toURLEncodedForm|formDataToJSON|AxiosURLSearchParams)\.js$/,
    by: './left-out/axios-parts',
  },
  { from: /[\\/]axios$/, file: /^\.\/lib\/axios\.js$/, by: './left-out/axios-instance' },
  {
    from: /@module-federation[\\/]runtime-core[\\/]dist/,
    // Containers are addressed by their entries: there are no manifests, snapshots or preloads of them.
    file: /\/(snapshot\/index|snapshot\/SnapshotHandler|generate-preload-assets|preload|(remote|snapshot)\/disabled)\.js$/,
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
