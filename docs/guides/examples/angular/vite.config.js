import linker from '@angular/compiler-cli/linker/babel';
import { transformAsync } from '@babel/core';
import { defineConfig } from 'vite';

/** Compiles Angular's own packages in advance: our pages do not allow code from strings. */
const angularLinker = () => ({
  name: 'angular-linker',
  transform(code, id) {
    if (!/@angular\/.*\.m?js/.test(id) || !code.includes('ɵɵngDeclare')) return undefined;
    return transformAsync(code, { filename: id, plugins: [linker], configFile: false, compact: false });
  },
});

export default defineConfig({
  base: './',
  define: { ngDevMode: 'false', ngJitMode: 'false', ngI18nClosureMode: 'false' },
  plugins: [angularLinker()],
  build: {
    target: 'es2022',
    // The shell preloads all modules with their hashes.
    modulePreload: false,
    rollupOptions: {
      input: '.cache/compiled/container.js',
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js' },
    },
  },
});
